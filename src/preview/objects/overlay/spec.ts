import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';

export default {
  element: 'overlay',
  place: 'project',
  holdsObjects: true,
  sample:
    '<project width="160" height="80"><page id="a"><text pos="x16y12" width="80" height="24" text="Page" /></page><overlay><button pos="x96y44" width="56" height="28" label="Home" /></overlay></project>',
  attributes: [sketchAttribute('id')],
} satisfies ObjectSpec;
