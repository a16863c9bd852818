import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'upload',
  Picture,
  initialValue: '',
  sample:
    '<project width="160" height="80"><upload pos="x16y18" width="128" height="44" label="A file" /></project>',
  attributes: [sketchAttribute('label'), sketchAttribute('name')],
} satisfies ObjectSpec;
