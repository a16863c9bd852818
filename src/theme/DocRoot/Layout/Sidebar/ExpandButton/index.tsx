import React, {useEffect, type ReactNode, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import {isPlainKey} from '@site/src/lib/device/keys';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import ExpandButton from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';

function focusButton(name: string): void {
  document.querySelector<HTMLElement>(`aside [aria-label="${name} sidebar"]`)?.focus();
}

/**
 * Wraps the button that expands the sidebar, which the theme activates on every key. It gets the focus
 * from the button that it replaces, and returns it.
 */
export default function ExpandButtonWrapper({toggleSidebar}: Props): ReactNode {
  useEffect(() => focusButton('Expand'), []);
  const expand = (event?: SyntheticEvent) => {
    const {nativeEvent} = event ?? {};
    if (nativeEvent instanceof KeyboardEvent && !isPlainKey(nativeEvent, 'Enter', ' ')) {
      return;
    }
    event?.preventDefault();
    flushSync(toggleSidebar);
    focusButton('Collapse');
  };
  return <ExpandButton toggleSidebar={expand} />;
}
