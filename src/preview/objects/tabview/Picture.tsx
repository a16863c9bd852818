import React, {useId, type KeyboardEvent, type ReactNode} from 'react';
import {tabByKey} from '../../../device/keys';
import type {ObjectProps} from '../../model/object';

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const next = tabByKey(event.currentTarget, event);
  if (next) {
    event.preventDefault();
    next.focus();
    next.click();
  }
}

/** `<tabview>`: each object in it is a tab, a container with all that it holds; one is seen at a time. */
export default function TabView(props: ObjectProps): ReactNode {
  const {attribute, input, inputKey, label, node, renderObjects, dispatch} = props;
  const base = useId();
  const names = (attribute('tabs') ?? '').split(',').map((name) => name.trim());
  const nameOf = (index: number) => [names[index], `Tab ${index + 1}`].find(Boolean);
  const open = node.children[Number(input ?? 0)] ? Number(input ?? 0) : 0;
  const select = (index: number) => dispatch({kind: 'input', key: inputKey, value: String(index)});
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
            onClick={() => select(index)}
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
