import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {openChoice, sketch, string, xml} from '../model/attributeBuilders';
import {id, movablePosition, shownInXml, size} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {ownValue} from '../model/ownValue';
import Icon from '../parts/Icon';
import {performAction} from '../parts/performAction';

/** Colours of the skin "blue" of version 3 that the sketch distinguishes. */
const tones = {g: 'green', gr: 'grey', r: 'red', y: 'yellow'};

/** `<button>`: sends a command, opens a page or submits the fields around it. */
function Button(props: ObjectProps): ReactNode {
  const {attribute, label} = props;
  const icon = attribute('icon');
  const text = attribute('label');
  const tone = ownValue(tones, attribute('style') ?? '');
  return (
    <button
      type="button"
      className={clsx('preview-button', tone && `preview-button--${tone}`)}
      aria-label={text === undefined ? label : undefined}
      onClick={() => performAction(props)}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{text}</span>
    </button>
  );
}

export default {
  Picture: Button,
  isNamed: true,
  sample: '<button pos="x32y20" width="96" height="40" label="Press" />',
  attributes: [
    id('name of the object in code; several objects can share an ID'),
    ...[movablePosition, ...size].map(shownInXml),
    xml('label', string(), 'label of the button', {uiset: 'label'}),
    xml('icon', {kind: 'icon'}, 'picture on the button, for example `icon:delete`'),
    xml(
      'style',
      string('a style of the skin'),
      'colour; in version 3, the skin "blue" has `b` blue, `g` green, `gr` grey, `r` red, `y` yellow and `glass`',
      {uiset: 'style'},
    ),
    xml(
      'action',
      openChoice('command', 'datapoint', 'link', 'submit'),
      'what happens when the button is selected',
    ),
    xml('name', string(), 'with `command`: the name that is sent'),
    xml('parameter', string(), 'with `command`: the parameter that is sent'),
    xml('link', {kind: 'page'}, 'with `link`: the page to open'),
    sketch('address'),
  ],
} satisfies ObjectSpec;
