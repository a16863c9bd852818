import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'progress',
  Picture,
  sample:
    '<project width="160" height="80"><progress pos="x16y28" width="128" height="24" value="60" /></project>',
  attributes: [sketchAttribute('value'), sketchAttribute('max')],
} satisfies ObjectSpec;
