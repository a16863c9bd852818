import React, {useId, type KeyboardEvent, type ReactNode} from 'react';
import {tabByKey} from '../../../lib/device/keys';
import type {ObjectProps, ObjectSpec} from '../model/object';

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const next = tabByKey(event.currentTarget, event);
  if (next) {
    event.preventDefault();
    next.focus();
    next.click();
  }
}

/** `<tabview>`: each object in it is the content of a tab. */
function TabView(props: ObjectProps): ReactNode {
  const {attribute, input, label, node, renderObjects, setInput} = props;
  const base = useId();
  const names = (attribute('tabs') ?? '').split(',').map((name) => name.trim());
  const nameOf = (index: number) => [names[index], `Tab ${index + 1}`].find(Boolean);
  const open = node.children[Number(input ?? 0)] ? Number(input ?? 0) : 0;
  return (
    <div className="preview-tabview">
      <div role="tablist" aria-label={label}>
        {node.children.map((child, index) => (
          <button
            key={child.key}
            type="button"
            role="tab"
            className="preview-tab"
            id={`${base}tab${index}`}
            aria-controls={`${base}panel${index}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setInput(String(index))}
            onKeyDown={onKeyDown}>
            {nameOf(index)}
          </button>
        ))}
      </div>
      {node.children.map((child, index) => (
        <div
          key={child.key}
          role="tabpanel"
          id={`${base}panel${index}`}
          aria-labelledby={`${base}tab${index}`}
          hidden={index !== open}
          className="preview-inside">
          {renderObjects([child])}
        </div>
      ))}
    </div>
  );
}

export default {
  Picture: TabView,
  holdsObjects: true,
  sample:
    '<tabview pos="x12y8" width="136" height="64" tabs="A,B"><button pos="x8y4" width="48" height="22" label="On" /><button pos="x72y4" width="48" height="22" label="Up" /></tabview>',
} satisfies ObjectSpec;
