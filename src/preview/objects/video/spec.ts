import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'video',
  Picture,
  sample:
    '<project width="160" height="80"><video pos="x8y4" width="144" height="72" file="film.mp4" /></project>',
  attributes: [sketchAttribute('file')],
} satisfies ObjectSpec;
