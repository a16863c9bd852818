import type {ObjectSpec} from '../../model/attributes';

export default {
  element: 'nav',
  sample:
    '<project width="160" height="80"><page id="a" title="A"><nav pos="x8y8" width="144" height="32" /></page><page id="b" title="B" /><page id="c" title="C" /></project>',
  attributes: [],
} as const satisfies ObjectSpec;
