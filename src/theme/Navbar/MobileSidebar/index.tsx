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
} from '@site/src/docusaurus/start/client/themeInternals';
import {fillMenu, openMenu} from '@site/src/lib/device/menu';
import {desktop} from '@site/src/lib/device/screens';
import {useBackCloses} from '@site/src/lib/hooks/overlays';
import {useBuiltHtml} from '@site/src/lib/text/useBuiltHtml';
import Header from '@theme/Navbar/MobileSidebar/Header';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/**
 * Menu of a phone. On the first page, it stays as the server made it until the reader uses a
 * control or a link in it: neither hydration nor the first tap waits for its lists.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  const {pathname} = useLocation();
  const [isStatic, setIsStatic] = useState(typeof window !== 'undefined');
  const untouched = useBuiltHtml('');
  useLockBodyScroll(shown);
  useBackCloses(shown, toggle);
  useEffect(() => {
    const menu = dialog.current;
    // In development, there is no HTML from the server.
    if (!menu?.firstChild || window.matchMedia(desktop).matches) {
      startTransition(() => setIsStatic(false));
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
    openMenu(menu);
    return () => menu.close();
  }, [shown]);

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const {currentTarget: menu} = event;
    const target = event.target as Element;
    const control = target.closest<HTMLElement>('button, a');
    if (target === menu) {
      toggle();
    } else if (isStatic && control && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      const alike = () =>
        Array.from(menu.querySelectorAll<HTMLElement>('button, a')).filter(
          (one) => nameOf(one) === nameOf(control),
        );
      const index = alike().indexOf(control);
      flushSync(() => setIsStatic(false));
      alike()[index]?.focus();
      alike()[index]?.click();
    }
  };
  return (
    // The keyboard closes the dialog with Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="navbar-sidebar--show"
      aria-label="Menu"
      onClick={onClick}
      onClose={shown ? toggle : undefined}
      {...(isStatic && {suppressHydrationWarning: true, ...untouched})}>
      {isStatic ? undefined : (
        <Layout
          header={<Header />}
          primaryMenu={<PrimaryMenu />}
          secondaryMenu={<SecondaryMenu />}
        />
      )}
    </dialog>
  );
}
