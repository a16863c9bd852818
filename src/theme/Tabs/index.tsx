import React, {cloneElement, useId, type KeyboardEvent, type ReactNode} from 'react';
import {sanitizeTabsChildren, type TabItemProps} from '@site/src/client/themeInternals';
import {isPlainKey, tabByKey} from '@site/src/device/keys';
import type {Props} from '@theme/Tabs';
import Tabs from '@theme-original/Tabs';

/** The keys of tabs, of which the theme's have the arrows and Enter alone. */
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

/** The stock tabs, each tied to its panel for screen readers, and used with all keys of tabs. */
export default function TabsWrapper({children, ...props}: Props): ReactNode {
  const base = useId();
  return (
    <Tabs {...props}>
      {sanitizeTabsChildren(children).map((item, place) => {
        const [id, tab] = [`${base}panel${place}`, `${base}tab${place}`];
        const attributes = {...item.props.attributes, id: tab, 'aria-controls': id, onKeyDown};
        const panel = {id, attributes, 'aria-labelledby': tab};
        return cloneElement<TabItemProps>(item, panel);
      })}
    </Tabs>
  );
}
