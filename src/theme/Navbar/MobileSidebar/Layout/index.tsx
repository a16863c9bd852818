import React, {useEffect, type ReactNode} from 'react';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** The stock menu of a phone, which Escape closes; the focus goes back to its button. */
export default function MobileSidebarLayoutWrapper(props: Props): ReactNode {
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
  return <Layout {...props} />;
}
