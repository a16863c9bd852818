import type {ObjectSpec} from '../../model/object';
import Picture from './Picture';

export default {
  element: 'clock',
  Picture,
  sample:
    '<project width="160" height="80"><clock pos="x16y12" width="128" height="56" /></project>',
  attributes: [],
} satisfies ObjectSpec;
