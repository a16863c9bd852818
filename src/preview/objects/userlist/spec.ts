import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'userlist',
  Picture,
  sample:
    '<project width="160" height="80"><userlist pos="x16y4" width="128" height="72" labels="Dinner,Away" /></project>',
  attributes: [sketchAttribute('name'), sketchAttribute('parameters'), sketchAttribute('labels')],
} satisfies ObjectSpec;
