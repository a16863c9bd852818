import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Client module that tells the console of a browser whose storage is `null`,
 * as an app that shows web pages may have it. Where access throws, Docusaurus
 * tells by itself.
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
