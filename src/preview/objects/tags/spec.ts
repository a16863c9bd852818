import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'tags',
  Picture,
  initialValue: '',
  sample:
    '<project width="160" height="80"><tags pos="x12y18" width="136" height="44" label="Rooms" value="Hall,Bath" /></project>',
  attributes: [sketchAttribute('label'), sketchAttribute('name'), sketchAttribute('value')],
} satisfies ObjectSpec;
