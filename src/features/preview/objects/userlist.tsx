import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import {limits} from '../model/limits';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<userlist>`: lines that each send a command, with the parameter at the same place in their list. */
function UserList({attribute, label, dispatch}: ObjectProps): ReactNode {
  const labels = (attribute('labels') ?? '').split(',').slice(0, limits.objects.userlist.lines);
  const parameters = attribute('parameters')?.split(',') ?? [];
  const send = (parameter: string) =>
    dispatch({kind: 'command', name: attribute('name') ?? '', parameter});
  return (
    <ul className="preview-list" aria-label={label}>
      {labels.map((words, index) => (
        // Two lines can have the same text.
        <li key={index}>
          <button type="button" onClick={() => send(parameters[index] ?? words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}

export default {
  Picture: UserList,
  sample: '<userlist pos="x16y4" width="128" height="72" labels="Dinner,Away" />',
  attributes: sketches('name', 'parameters', 'labels'),
} satisfies ObjectSpec;
