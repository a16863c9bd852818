// Change: the control is a button that toggles the list; Escape closes the list.
import React, {useCallback, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {usePopUp} from '@site/src/lib/hooks/overlays';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/** Dropdown of the navbar with the disclosure pattern. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  usePopUp(box, isOpen, close);
  return (
    <div
      ref={box}
      className={clsx(
        'navbar__item dropdown',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}>
      <button
        type="button"
        className={clsx('navbar__link clean-btn', className)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}>
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
