import type {ObjectSpec} from '../attributes';
import {sketched} from '../shared';

export default {
  element: 'upload',
  fieldValue: '',
  sample:
    '<project width="160" height="80"><upload pos="x16y18" width="128" height="44" label="A file" /></project>',
  attributes: [sketched('label'), sketched('name')],
} as const satisfies ObjectSpec;
