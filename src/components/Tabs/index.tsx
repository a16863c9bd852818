import React, {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {isPlainKey, tabByKey} from '@site/src/lib/device/keys';
import Tabs from '@theme/Tabs';
import type {TabItemProps} from './TabItem';

/** Keys of the tab pattern; the theme supports only the arrow keys and Enter. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const next = tabByKey(tab, event);
  if (next) {
    event.preventDefault();
    next.focus();
  } else if (isPlainKey(event, 'Enter', ' ')) {
    event.preventDefault();
    tab.click();
  }
}

/** Tabs of the theme with the ARIA pattern: each tab controls a panel, which it names. */
export default function AccessibleTabs({
  children,
  ...props
}: ComponentProps<typeof Tabs>): ReactNode {
  const base = useId();
  return (
    <Tabs {...props}>
      {Children.map(children, (item, index) => {
        if (!isValidElement<TabItemProps>(item)) {
          return item;
        }
        const [id, tab] = [`${base}panel${index}`, `${base}tab${index}`];
        const attributes = {...item.props.attributes, id: tab, 'aria-controls': id, onKeyDown};
        return cloneElement(item, {id, attributes, 'aria-labelledby': tab});
      })}
    </Tabs>
  );
}
