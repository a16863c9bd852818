import {root} from './page';

/** Key of the stored colour mode, defined by esbuild. */
declare const THEME_KEY: string;

function setTheme(mode: string): void {
  root.dataset.theme = mode;
}

/**
 * Switches the colour mode before hydration. React reads it when it starts, or takes it from the
 * event, as from another tab.
 *
 * @returns true, because React need not repeat it
 */
export function switchTheme(): true {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  setTheme(mode);
  root.dataset.themeChoice = mode;
  try {
    localStorage.setItem(THEME_KEY, mode);
    const change = {key: THEME_KEY, newValue: mode, storageArea: localStorage};
    dispatchEvent(new StorageEvent('storage', change));
  } catch {
    // Storage is blocked.
  }
  return true;
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
