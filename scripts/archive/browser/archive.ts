/** Script in the head of every page of an archive: it sets the colour mode before the first paint. */

import {isPlainKey, isSearchShortcut, tabByKey} from '../../../src/lib/device/keys';
import {desktop} from '../../../src/lib/device/screens';
import {copyText} from '../../../src/lib/copyText';

const root = document.documentElement;
const themeKey = 'theme';

function storedTheme(): string | null {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    // Some browsers store nothing for files.
    return null;
  }
}

function showTheme(theme: string | null): void {
  const name = theme === 'dark' ? 'dark' : 'light';
  root.dataset.theme = name;
  root.dataset.themeChoice = name;
}

function startThemes(): void {
  const button = document.querySelector<HTMLButtonElement>('.navbar .archive-scripted > button');
  const update = () => {
    const label = `Switch between dark and light mode (currently ${root.dataset.theme ?? ''} mode)`;
    button?.setAttribute('aria-label', label);
    button?.setAttribute('title', `${root.dataset.theme ?? ''} mode`);
  };
  update();
  button?.addEventListener('click', () => {
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    showTheme(theme);
    update();
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      // Without storage, the choice applies to the open page only.
    }
  });
  addEventListener('storage', ({key, newValue}) => {
    if (key === themeKey) {
      showTheme(newValue);
      update();
    }
  });
}

/** On a narrow window, the sidebar is a menu over the page. */
function startMenu(): void {
  const toggle = document.querySelector<HTMLElement>('.archive-menu');
  const menu = document.getElementById('archive-sidebar');
  if (!toggle || !menu) {
    return;
  }
  const show = (isOpen: boolean) => {
    root.toggleAttribute('data-menu', isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
    document.querySelectorAll<HTMLElement>('main, footer').forEach((covered) => {
      covered.inert = isOpen;
    });
  };
  const close = () => {
    if (root.hasAttribute('data-menu')) {
      show(false);
      toggle.focus();
    }
  };
  toggle.setAttribute('role', 'button');
  toggle.setAttribute('aria-controls', menu.id);
  show(false);
  const onToggle = (event: Event) => {
    event.preventDefault();
    const isOpen = !root.hasAttribute('data-menu');
    show(isOpen);
    if (isOpen) {
      menu.focus();
      menu.querySelector('[aria-current]')?.scrollIntoView({block: 'center'});
    }
  };
  toggle.addEventListener('click', onToggle);
  toggle.addEventListener('keydown', (event) => {
    if (isPlainKey(event, ' ')) {
      onToggle(event);
    }
  });
  document.addEventListener('keydown', (event) => {
    if (isPlainKey(event, 'Escape')) {
      close();
    }
  });
  addEventListener('resize', () => {
    if (matchMedia(desktop).matches) {
      show(false);
    }
  });
  // A link to the open page loads nothing, so the menu would stay open.
  menu.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('a')) {
      show(false);
    }
  });
}

/** Shows or hides a panel; the browser's find-in-page still finds text in a hidden one. */
function showPanel(panel: Element | undefined, isShown: boolean): void {
  if (isShown) {
    panel?.removeAttribute('hidden');
    panel?.removeAttribute('aria-hidden');
  } else {
    panel?.setAttribute('hidden', 'until-found');
    panel?.setAttribute('aria-hidden', 'true');
  }
}

function targetOfHash(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Shows the target of the hash, also in a closed tab. */
function showTarget(): void {
  const target = targetOfHash();
  if (target?.closest('[role="tabpanel"][hidden]')) {
    target.dispatchEvent(new Event('beforematch', {bubbles: true}));
    target.scrollIntoView();
  }
}

function startTabs(): void {
  document.querySelectorAll('.tabs-container').forEach((container) => {
    const [list, content] = Array.from(container.children);
    const tabs = Array.from(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []);
    const panels = Array.from(content?.children ?? []);
    const choose = (chosen: number) => {
      tabs.forEach((tab, index) => {
        const isChosen = index === chosen;
        tab.setAttribute('aria-selected', String(isChosen));
        tab.tabIndex = isChosen ? 0 : -1;
        tab.classList.toggle('tabs__item--active', isChosen);
        showPanel(panels[index], isChosen);
      });
    };
    panels.forEach((panel, index) => {
      showPanel(panel, !panel.hasAttribute('hidden'));
      panel.addEventListener('beforematch', () => choose(index));
    });
    tabs.forEach((tab, index) => {
      tab.addEventListener('click', () => choose(index));
      tab.addEventListener('keydown', (event) => {
        const next = tabByKey(tab, event);
        if (next) {
          event.preventDefault();
          next.focus();
        } else if (isPlainKey(event, 'Enter', ' ')) {
          event.preventDefault();
          choose(index);
        }
      });
    });
  });
}

function startCopying(): void {
  document.querySelectorAll('.theme-code-block button').forEach((button) => {
    const label = button.getAttribute('aria-label') ?? '';
    button.addEventListener('click', () => {
      const lines = button.closest('.theme-code-block')?.querySelectorAll('.token-line') ?? [];
      const text = Array.from(lines, (line) => line.textContent.replace(/\n$/u, ''));
      void copyText(text.join('\n')).then((isCopied) => {
        button.setAttribute('aria-label', isCopied ? 'Copied' : 'Could not copy');
        button.toggleAttribute('data-copied', isCopied);
        (button as HTMLElement).focus();
        setTimeout(() => {
          button.setAttribute('aria-label', label);
          button.removeAttribute('data-copied');
        }, 2000);
      });
    });
  });
}

function startShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (isSearchShortcut(event)) {
      const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
      event.preventDefault();
      (field ?? document.querySelector<HTMLInputElement>('input[name="q"]'))?.focus();
    }
  });
}

root.toggleAttribute('data-script', true);
showTheme(storedTheme());
document.addEventListener('DOMContentLoaded', () => {
  startThemes();
  startMenu();
  startTabs();
  showTarget();
  addEventListener('hashchange', showTarget);
  startCopying();
  startShortcut();
});
