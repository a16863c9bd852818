import type {ObjectSpec} from '../attributes';
import {sketched} from '../shared';

export default {
  element: 'userlist',
  sample:
    '<project width="160" height="80"><userlist pos="x16y4" width="128" height="72" labels="Dinner,Away" /></project>',
  attributes: [sketched('name'), sketched('parameters'), sketched('labels')],
} as const satisfies ObjectSpec;
