import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'tags',
  fieldValue: '',
  sample:
    '<project width="160" height="80"><tags pos="x12y18" width="136" height="44" label="Rooms" value="Hall,Bath" /></project>',
  attributes: [sketched('label'), sketched('name'), sketched('value')],
} as const satisfies ObjectSpec;
