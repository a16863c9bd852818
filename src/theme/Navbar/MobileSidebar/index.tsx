// Change: a native dialog in the static HTML, which the start script opens before hydration.
import React, {
  startTransition,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@site/src/docusaurus/start/client/themeInternals';
import {fillMenu} from '@site/src/lib/device/menu';
import {desktop} from '@site/src/lib/device/screens';
import {showCurrent} from '@site/src/lib/device/showCurrent';
import {useBackCloses} from '@site/src/lib/hooks/overlays';
import {useBuiltHtml} from '@site/src/lib/text/useBuiltHtml';
import Header from '@theme/Navbar/MobileSidebar/Header';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';

/**
 * Menu of a phone. On the first page, it stays as the server made it until the reader uses a
 * control or a link in it: neither hydration nor the first tap waits for its lists.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const {pathname} = useLocation();
  const [isStatic, setIsStatic] = useState(typeof window !== 'undefined');
  const untouched = useBuiltHtml('');
  useLockBodyScroll(shown);
  useBackCloses(shown, toggle);
  useEffect(() => {
    const menu = dialog.current;
    // Without server HTML in development.
    if (menu?.firstChild == null || window.matchMedia(desktop).matches) {
      setIsStatic(false);
      return;
    }
    fillMenu(menu);
    if (menu.open) {
      toggle();
    }
  }, [toggle]);
  useEffect(() => () => startTransition(() => setIsStatic(false)), [pathname]);
  useEffect(() => {
    const menu = dialog.current;
    if (!shown || menu === null) {
      return undefined;
    }
    if (!menu.open) {
      menu.showModal();
    }
    return () => menu.close();
  }, [shown]);
  useEffect(() => {
    if (shown && dialog.current) {
      showCurrent(dialog.current);
    }
  }, [shown, content]);

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const {target, currentTarget: menu} = event;
    const controls = () => menu.querySelectorAll<HTMLElement>('button, a');
    const index = Array.from(controls()).findIndex((one) => one.contains(target as Node));
    if (target === menu) {
      toggle();
    } else if (isStatic && index >= 0 && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      flushSync(() => setIsStatic(false));
      controls()[index]?.focus();
      controls()[index]?.click();
    }
  };
  return (
    // The keyboard closes it with Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="menu-dialog"
      aria-label="Menu"
      onClick={onClick}
      onClose={() => {
        if (shown) {
          toggle();
        }
      }}
      {...(isStatic && {suppressHydrationWarning: true, ...untouched})}>
      {isStatic || !(shouldRender || typeof window === 'undefined') ? undefined : (
        <Layout
          header={<Header />}
          primaryMenu={<PrimaryMenu />}
          secondaryMenu={<SecondaryMenu />}
        />
      )}
    </dialog>
  );
}
