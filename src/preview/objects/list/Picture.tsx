import React, {type ReactNode} from 'react';
import {act} from '../../parts/act';
import type {ObjectProps} from '../../parts/types';

/** `<list>`: lines of which one is chosen; a choice goes out with the words of the line. */
export default function List(props: ObjectProps): ReactNode {
  const {attribute, point, input, inputKey, label, onHappening} = props;
  const items = (attribute('items') ?? '').split(',').slice(0, 200);
  const bound = attribute('action') === 'datapoint' ? point(attribute('address') ?? '') : undefined;
  const chosen = input ?? bound ?? attribute('value');
  const choose = (item: string) => {
    onHappening({kind: 'input', key: inputKey, value: item});
    act(props, item);
  };
  return (
    <ul className="preview-list" aria-label={label}>
      {items.map((item, index) => (
        // Two lines may have the same words.
        <li key={index}>
          <button type="button" aria-pressed={item === chosen} onClick={() => choose(item)}>
            {item}
          </button>
        </li>
      ))}
    </ul>
  );
}
