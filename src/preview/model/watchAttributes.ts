import type {Attribute} from './attributes';

/** Attributes that watch objects have in common. */

/** @param subject which object it names */
export function watchId(subject: string): Attribute {
  return {
    group: 'common',
    parameter: 'id',
    sketch: 'id',
    values: {kind: 'text', what: 'text, optional'},
    meaning: `name of the ${subject} for UISET`,
    edition: '3',
  };
}

/** @param subject what is shown or hidden */
export function watchVisible(subject: string): Attribute {
  return {
    group: 'common',
    uiset: 'visible',
    sketch: 'visible',
    values: {kind: 'boolean'},
    meaning: `shows or hides the ${subject}; set at run time`,
    edition: '3',
  };
}

/** @param meaning text on the object */
export function watchLabel(meaning: string): Attribute {
  return {
    group: 'own',
    uiset: 'label',
    sketch: 'label',
    values: {kind: 'text'},
    meaning: `${meaning}; can be set at run time`,
    edition: '3',
  };
}

/**
 * `state`, for an icon that follows no data point.
 *
 * @param of its values
 */
export function watchState(of: readonly string[]): Attribute {
  return {
    group: 'own',
    uiset: 'state',
    sketch: 'state',
    values: {kind: 'choice', of},
    meaning: 'the icon, if the action is not `device`; set at run time',
    edition: '3',
  };
}

function parameterAttribute(parameter: string, what: string, meaning: string): Attribute {
  return {
    group: 'own',
    parameter,
    sketch: parameter,
    values: {kind: 'text', what},
    meaning,
    edition: '3',
  };
}

export const watchParameter = parameterAttribute(
  'parameter',
  'text',
  'with `user`: parameter of the command',
);

/** @param meaning what happens to the data point */
export function watchAddress(meaning: string): Attribute {
  return parameterAttribute('address', 'data point', `with \`device\`: ${meaning}`);
}

/** @param what what the address is made of */
export function watchUrl(what = 'address'): Attribute {
  return parameterAttribute('url', what, 'with `url`: address to request');
}

/** @param meaning what a tap or a move does */
export function watchAction(meaning: string): Attribute {
  return {
    ...parameterAttribute('action', '', meaning),
    values: {kind: 'choice', of: ['user', 'device', 'url']},
  };
}

export const watchName = parameterAttribute('name', 'text', 'with `user`: name of the command');

/** Attributes of the on/off and shutter objects in version 4. */
export const watchAction4: Attribute = {
  group: 'own',
  label: 'Action',
  sketch: 'action',
  values: {kind: 'choice', of: ['user', 'device']},
  default: '`user`',
  meaning: 'send a command, or toggle a data point',
};

/** @param meaning text on the object */
export function watchLabel4(meaning: string): Attribute {
  return {group: 'own', label: 'Label', sketch: 'label', values: {kind: 'text'}, meaning};
}

/** @param meaning when it is used */
export function watchName4(meaning: string): Attribute {
  return {group: 'own', label: 'Name', sketch: 'name', values: {kind: 'text'}, meaning};
}
