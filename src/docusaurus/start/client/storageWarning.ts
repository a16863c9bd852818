import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Warns if `localStorage` is `null`, as in some web views. Docusaurus warns itself if
 * access throws.
 */
function warn(): void {
  let storage: unknown;
  try {
    storage = window.localStorage;
  } catch {
    return;
  }
  if (storage === null) {
    console.warn('Browser storage is not available: colour mode and version are not kept.');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  warn();
}
