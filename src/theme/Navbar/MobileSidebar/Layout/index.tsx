import React, {startTransition, useEffect, useRef, useState, type ReactNode} from 'react';
import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@site/src/docusaurus/start/client/themeInternals';
import {showCurrent} from '@site/src/lib/device/showCurrent';
import {useModal} from '@site/src/lib/hooks/overlays';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/**
 * Wraps the menu of a phone: a modal dialog, scrolled to the current page. Its hidden content
 * is rendered in a transition after hydration, so that early input is not delayed.
 */
export default function MobileSidebarLayoutWrapper({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const [isPrepared, setIsPrepared] = useState(false);
  useEffect(() => startTransition(() => setIsPrepared(true)), []);
  const isRendered = isPrepared || shown;
  useModal(menu, shown, toggle);
  useEffect(() => {
    if (shown && menu.current) {
      showCurrent(menu.current);
    }
  }, [shown, content]);
  return (
    <div ref={menu} {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu'})}>
      <Layout
        header={isRendered && header}
        primaryMenu={isRendered && primaryMenu}
        secondaryMenu={isRendered && secondaryMenu}
      />
    </div>
  );
}
