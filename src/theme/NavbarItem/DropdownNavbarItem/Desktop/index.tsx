// Change: a native disclosure, which opens before hydration and without scripts; Escape closes it.
import React, {type ReactNode} from 'react';
import Menu from '@site/src/components/Menu';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/** Dropdown of the navbar with the disclosure pattern. */
export default function DropdownNavbarItemDesktop({items, label}: Props): ReactNode {
  return (
    <Menu className="navbar__item" label={label}>
      {items.map((item, index) => (
        <NavbarItem key={index} isDropdownItem {...item} />
      ))}
    </Menu>
  );
}
