import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import {boundAction} from '../model/commonAttributes';
import {limits} from '../model/limits';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {boundValue} from '../parts/level';
import {performAction} from '../parts/performAction';

/** `<list>`: lines of which one is selected; the text of the line is sent. */
function List(props: ObjectProps): ReactNode {
  const {attribute, label, setInput} = props;
  const items = (attribute('items') ?? '').split(',').slice(0, limits.objects.list.items);
  const choice = boundValue(props);
  const choose = (item: string) => {
    setInput(item);
    performAction(props, item);
  };
  return (
    <ul className="preview-list" aria-label={label}>
      {items.map((item, index) => (
        // Two lines can have the same text.
        <li key={index}>
          <button type="button" aria-pressed={item === choice} onClick={() => choose(item)}>
            {item}
          </button>
        </li>
      ))}
    </ul>
  );
}

export default {
  Picture: List,
  sample: '<list pos="x16y4" width="128" height="72" items="Hall,Kitchen" value="Hall" />',
  attributes: [...sketches('items', 'value'), ...boundAction],
} satisfies ObjectSpec;
