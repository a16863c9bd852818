import {root, whenParsed} from './page';

function setTheme(mode: string): void {
  root.dataset.theme = mode;
}

/** Replaces an unknown colour mode, which an older release or the address may have set. */
export function ensureTheme(): void {
  whenParsed(() => {
    if (!/^(?:light|dark)$/u.test(String(root.dataset.theme))) {
      setTheme('light');
      root.dataset.themeChoice = 'light';
    }
  });
}

/** Prints a dark page in the colours of a light one. */
export function printLight(): void {
  let shown = '';
  addEventListener('beforeprint', () => {
    shown = shown || String(root.dataset.theme);
    setTheme('light');
  });
  addEventListener('afterprint', () => {
    setTheme(shown);
    shown = '';
  });
}
