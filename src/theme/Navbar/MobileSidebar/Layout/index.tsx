import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** Milliseconds after which what is drawn in an idle moment is drawn in any. */
const patience = 3000;

/** Runs a task when the page is idle; the result takes it back. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(task, {timeout: patience});
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, patience);
  return () => clearTimeout(timer);
}

/** Whether the menu is wanted: the page is idle, or the menu's button is pressed. */
function useIsWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    // In slices, as nobody waits for it.
    const draw = () => startTransition(() => setWanted(true));
    const stopWaiting = whenIdle(draw);
    const onClick = ({target}: Event) => {
      if (target instanceof Element && target.closest('.navbar__toggle') !== null) {
        setWanted(true);
      }
    };
    document.addEventListener('click', onClick);
    return () => {
      stopWaiting();
      document.removeEventListener('click', onClick);
    };
  }, []);
  return isWanted;
}

/**
 * The menu of a phone, which Escape closes; the focus goes back to its button.
 * The theme draws it, unseen, in one piece as soon as the page is hydrated; here
 * it is drawn when the page is idle, or when it is opened.
 */
export default function MobileSidebarLayoutWrapper({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const isWanted = useIsWanted();
  useEffect(() => {
    const onKey = ({key, defaultPrevented}: KeyboardEvent) => {
      // The theme exports no hook that tells whether the menu is open.
      const open = document.querySelector('.navbar-sidebar--show');
      if (key === 'Escape' && !defaultPrevented && open !== null) {
        open.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
        open.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Layout
      header={isWanted && header}
      primaryMenu={isWanted && primaryMenu}
      secondaryMenu={isWanted && secondaryMenu}
    />
  );
}
