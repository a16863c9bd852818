import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'steps',
  Picture,
  sample:
    '<project width="160" height="80"><steps pos="x8y16" width="144" height="48" steps="A,B,C" value="2" /></project>',
  attributes: [
    sketchAttribute('steps', {kind: 'text', what: 'names separated by commas'}),
    sketchAttribute('value'),
  ],
} satisfies ObjectSpec;
