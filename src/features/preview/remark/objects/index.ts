import type {Root} from 'mdast';
import type {Plugin, Processor} from 'unified';
import type {FrontMatter} from '../../../../content/schema/frontMatter';
import {defaultImport, jsxElement, replaceElements} from '../../../../content/remark/jsx';
import {faultAt} from '../../../../content/remark/nodes';
import {attributeTable} from '../../model/attributes';
import {parseProject, pictureOf, specOf, specs} from '../../node';

const sketch = 'ObjectSketch';
const sketchSource = '@site/src/components/ObjectSketch';

/**
 * Remark transformer that replaces `<Attributes element="…" />` with the table of attributes, from the
 * data of the preview, and adds the picture to `<ObjectSketch element="…" />`, for objects whose XML
 * is not public.
 *
 * @throws Error if there is no such element, or if it has no sample to draw
 */
const objects: Plugin<[], Root> = function objects(this: Processor) {
  return (tree, file) => {
    const frontMatter = file.data.frontMatter as Partial<FrontMatter> | undefined;
    const sketches = new Set<string>();
    replaceElements(tree, (name, {element = ''}) => {
      if (name !== 'Attributes' && name !== sketch) {
        return undefined;
      }
      const spec = specOf(element);
      const {project} = parseProject(spec?.sample ?? '');
      if (spec && name === 'Attributes') {
        // The badge of a page about version 3 covers each of its rows.
        const isMarked = frontMatter?.basis !== 'manual-3';
        return (this.parse(attributeTable(spec.attributes, isMarked)) as Root).children;
      }
      if (project === undefined) {
        throw faultAt(
          file,
          [],
          `<${name} element="${element}" /> names no element with a sample; there are ${[...specs.keys()].join(', ')}.`,
        );
      }
      sketches.add(element);
      return [jsxElement(sketch, {element, html: pictureOf(project)})];
    });
    if (sketches.size > 0) {
      tree.children.unshift(defaultImport(sketch, sketchSource));
    }
  };
};

export default objects;
