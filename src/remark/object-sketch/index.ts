import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {parseProject, pictureOf, specOf} from '../../preview/node';
import {defaultImport, jsxElement} from '../jsx';

const component = 'ObjectSketch';
const componentSource = '@site/src/components/ObjectSketch';

/**
 * Remark transformer that gives `<ObjectSketch element="…" />` the small picture
 * of that object: for a page of an object of which only the name is public, and
 * whose XML nobody should copy.
 *
 * @throws Error naming the file when there is no such object or it has no sample
 */
const objectSketch: Plugin<[], Root> = () => (tree, file) => {
  let isUsed = false;
  tree.children = tree.children.map((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== component) {
      return node;
    }
    const [attribute] = node.attributes;
    const element = typeof attribute?.value === 'string' ? attribute.value : '';
    const {project} = parseProject(specOf(element)?.sample ?? '');
    if (project === undefined) {
      throw new Error(
        `${path.relative(process.cwd(), file.path)}: <${component} element="${element}" /> names no object with a sample.`,
      );
    }
    isUsed = true;
    return jsxElement(component, {element, html: pictureOf(project)});
  });
  if (isUsed) {
    tree.children.unshift(defaultImport(component, componentSource));
  }
};

export default objectSketch;
