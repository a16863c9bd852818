import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {sketch, string} from '../model/attributeBuilders';
import {limits} from '../model/limits';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<steps>`: the steps of a process; with a value above their number, all are done. */
function Steps({attribute, label}: ObjectProps): ReactNode {
  const names = (attribute('steps') ?? '').split(',').slice(0, limits.objects.steps.names);
  const present = Number(attribute('value') ?? 1);
  return (
    <ol aria-label={label} className="preview-steps">
      {names.map((name, index) => {
        const isDone = index + 1 < present;
        return (
          <li
            key={`${index} ${name}`}
            aria-current={index + 1 === present ? 'step' : undefined}
            className={clsx(isDone && 'preview-steps-done')}>
            <span aria-hidden="true">{isDone ? '✓' : index + 1}</span>
            {name.trim()}
          </li>
        );
      })}
    </ol>
  );
}

export default {
  Picture: Steps,
  sample: '<steps pos="x8y16" width="144" height="48" steps="A,B,C" value="2" />',
  attributes: [sketch('steps', string('names separated by commas')), sketch('value')],
} satisfies ObjectSpec;
