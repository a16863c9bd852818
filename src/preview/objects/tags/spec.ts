import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'tags',
  Picture,
  initialValue: '',
  sample:
    '<project width="160" height="112"><tags pos="x12y8" width="136" height="94" label="Rooms" value="Hall,Bath" /></project>',
  attributes: [sketchAttribute('label'), sketchAttribute('name'), sketchAttribute('value')],
} satisfies ObjectSpec;
