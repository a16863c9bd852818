import type {ObjectSpec} from '../../model/object';
import Picture from './Picture';

export default {
  element: 'nav',
  Picture,
  sample:
    '<project width="160" height="80"><page id="a" title="A"><nav pos="x8y8" width="144" height="32" /></page><page id="b" title="B" /><page id="c" title="C" /></project>',
  attributes: [],
} satisfies ObjectSpec;
