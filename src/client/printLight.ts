import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Paper is white: a page in dark mode prints in the light one, which it leaves afterwards. */
function printLight(): void {
  const root = document.documentElement;
  let shown: string | undefined;
  window.addEventListener('beforeprint', () => {
    shown ??= root.dataset.theme;
    root.dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    root.dataset.theme = shown;
    shown = undefined;
  });
}

if (ExecutionEnvironment.canUseDOM) {
  printLight();
}
