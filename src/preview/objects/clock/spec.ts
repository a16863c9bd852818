import type {ObjectSpec} from '../../model/attributes';

export default {
  element: 'clock',
  sample:
    '<project width="160" height="80"><clock pos="x16y12" width="128" height="56" /></project>',
  attributes: [],
} as const satisfies ObjectSpec;
