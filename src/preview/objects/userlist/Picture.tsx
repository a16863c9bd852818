import React, {type ReactNode} from 'react';
import {limits} from '../../model/limits';
import type {ObjectProps} from '../../model/object';

/** `<userlist>`: lines that each send a command, with the parameter at the same place in their list. */
export default function UserList({attribute, label, dispatch}: ObjectProps): ReactNode {
  const labels = (attribute('labels') ?? '').split(',').slice(0, limits.objects.userlist.lines);
  const parameters = attribute('parameters')?.split(',') ?? [];
  const send = (parameter: string) =>
    dispatch({kind: 'command', name: attribute('name') ?? '', parameter});
  return (
    <ul className="preview-list" aria-label={label}>
      {labels.map((words, index) => (
        // Two lines may have the same words.
        <li key={index}>
          <button type="button" onClick={() => send(parameters[index] ?? words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
