import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'userlist',
  sample:
    '<project width="160" height="80"><userlist pos="x16y4" width="128" height="72" labels="Dinner,Away" /></project>',
  attributes: [sketched('name'), sketched('parameters'), sketched('labels')],
} as const satisfies ObjectSpec;
