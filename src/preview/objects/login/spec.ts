import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';

export default {
  element: 'login',
  sample:
    '<project width="160" height="80"><login pos="x24y4" width="112" height="72" label="Log in" /></project>',
  attributes: [
    sketched('label'),
    sketched('action', {kind: 'choice', of: ['command', 'link']}),
    sketched('name'),
    sketched('parameter'),
    sketched('link', {kind: 'page'}),
  ],
} as const satisfies ObjectSpec;
