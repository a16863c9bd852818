import {choice, editor, parameter, string, uiset} from './attributeBuilders';
import type {Attribute, AttributeValues} from './attributes';

/** Attributes that watch objects share; names for version 4 end in 4. */

/** @param subject the object, in the text of the table */
export const id = (subject: string): Attribute =>
  parameter('id', string('text, optional'), `name of the ${subject} for UISET`, {
    group: 'common',
    sketch: 'id',
  });

/** @param subject the object, in the text of the table */
export const visible = (subject: string): Attribute =>
  uiset('visible', {kind: 'boolean'}, `shows or hides the ${subject}`, {
    group: 'common',
    sketch: 'visible',
  });

export const label = (meaning: string): Attribute =>
  uiset('label', string(), meaning, {sketch: 'label'});

/** `state`, for an icon that does not follow a data point. */
export const state = (...values: string[]): Attribute =>
  uiset('state', choice(...values), 'the icon, if the action is not `device`', {
    sketch: 'state',
  });

const sameInXml = (name: string, values: AttributeValues, meaning: string): Attribute =>
  parameter(name, values, meaning, {sketch: name});

export const action = (meaning: string): Attribute =>
  sameInXml('action', choice('user', 'device', 'url'), meaning);
export const name = sameInXml('name', string('text'), 'with `user`: name of the command');
export const commandParameter = sameInXml(
  'parameter',
  string('text'),
  'with `user`: parameter of the command',
);

/** @param meaning the effect on the data point, in the text of the table */
export const address = (meaning: string): Attribute =>
  sameInXml('address', string('data point'), `with \`device\`: ${meaning}`);

export const url = (value = 'address', meaning = 'address to request'): Attribute =>
  sameInXml('url', string(value), `with \`url\`: ${meaning}`);

export const action4 = editor(
  'Action',
  choice('user', 'device'),
  'send a command, or toggle a data point',
  {sketch: 'action', default: '`user`'},
);
export const label4 = (meaning: string): Attribute =>
  editor('Label', string(), meaning, {sketch: 'label'});
export const name4 = (meaning: string): Attribute =>
  editor('Name', string(), meaning, {sketch: 'name'});
