import React, {type ReactNode} from 'react';
import {limits} from '../../model/limits';
import type {ObjectProps} from '../../model/object';
import {boundValue} from '../../parts/level';
import {performAction} from '../../parts/performAction';

/** `<list>`: lines of which one is chosen; a choice goes out with the words of the line. */
export default function List(props: ObjectProps): ReactNode {
  const {attribute, inputKey, label, dispatch} = props;
  const items = (attribute('items') ?? '').split(',').slice(0, limits.objects.list.items);
  const choice = boundValue(props);
  const choose = (item: string) => {
    dispatch({kind: 'input', key: inputKey, value: item});
    performAction(props, item);
  };
  return (
    <ul className="preview-list" aria-label={label}>
      {items.map((item, index) => (
        // Two lines may have the same words.
        <li key={index}>
          <button type="button" aria-pressed={item === choice} onClick={() => choose(item)}>
            {item}
          </button>
        </li>
      ))}
    </ul>
  );
}
