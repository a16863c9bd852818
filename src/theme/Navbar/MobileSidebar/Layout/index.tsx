import React, {startTransition, useEffect, useRef, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@site/src/client/themeInternals';
import {showCurrent} from '@site/src/device/showCurrent';
import {useModal} from '@site/src/hooks/overlays';
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

/** Whether the page has been idle since it was hydrated. */
function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  // A transition, as the reader does not wait for it.
  useEffect(() => whenIdle(() => startTransition(() => setWasIdle(true))), []);
  return wasIdle;
}

/**
 * The menu of a phone, as a modal overlay that shows the page that is open. The
 * theme draws it, unseen, in one piece as soon as the page is hydrated; here it
 * is drawn when the page is idle, or when it is opened.
 */
export default function MobileSidebarLayoutWrapper({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const isDrawn = useWasIdle() || shown;
  useModal(menu, shown, toggle);
  useEffect(() => {
    if (shown && menu.current) {
      showCurrent(menu.current);
    }
  }, [shown, content]);
  return (
    <div ref={menu} {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu'})}>
      <Layout
        header={isDrawn && header}
        primaryMenu={isDrawn && primaryMenu}
        secondaryMenu={isDrawn && secondaryMenu}
      />
    </div>
  );
}
