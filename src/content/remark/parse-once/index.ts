import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';
import type {Plugin, Processor} from 'unified';

/**
 * Remark plugin that parses each text once, because versions have most pages in common. The trees
 * are kept in bytes, which are smaller, and of which each page gets a copy to change.
 */
const parseOnce: Plugin<[], Root> = function parseOnce(this: Processor) {
  const {parser} = this;
  const trees = new Map<string, Buffer>();
  this.parser = (text, file) => {
    const known = trees.get(text);
    if (known !== undefined) {
      return deserialize(known) as Root;
    }
    const tree = parser?.(text, file) as Root;
    trees.set(text, serialize(tree));
    return tree;
  };
};

export default parseOnce;
