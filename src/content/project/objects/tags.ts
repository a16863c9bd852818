import type {ObjectSpec} from '../attributes';
import {sketched} from '../shared';

export default {
  element: 'tags',
  fieldValue: '',
  sample:
    '<project width="160" height="80"><tags pos="x12y18" width="136" height="44" label="Rooms" value="Hall,Bath" /></project>',
  attributes: [sketched('label'), sketched('name'), sketched('value')],
} as const satisfies ObjectSpec;
