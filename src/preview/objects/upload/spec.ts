import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'upload',
  fieldValue: '',
  sample:
    '<project width="160" height="80"><upload pos="x16y18" width="128" height="44" label="A file" /></project>',
  attributes: [sketched('label'), sketched('name')],
} as const satisfies ObjectSpec;
