import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {parseProject, pictureOf, specOf} from '../../preview/node';
import {defaultImport, jsxElement, textsOf} from '../jsx';
import {nodesIn, replaceNodes} from '../nodes';

// MDX adds its nodes to those that the types of Markdown know.
type MdxJsxFlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const component = 'ObjectSketch';
const componentSource = '@site/src/components/ObjectSketch';

function isSketch(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === component;
}

/**
 * Remark transformer that gives `<ObjectSketch element="…" />` the small picture
 * of that object: for a page of an object of which only the name is public, and
 * whose XML nobody should copy.
 *
 * @throws Error naming the file when there is no such object or it has no sample
 */
const objectSketch: Plugin<[], Root> = () => (tree, file) => {
  if (!nodesIn(tree).some(isSketch)) {
    return;
  }
  replaceNodes(tree, (node) => {
    if (!isSketch(node)) {
      return undefined;
    }
    const {element = ''} = textsOf(node);
    const {project} = parseProject(specOf(element)?.sample ?? '');
    if (project === undefined) {
      throw new Error(
        `${path.relative(process.cwd(), file.path)}: <${component} element="${element}" /> names no object with a sample.`,
      );
    }
    return [jsxElement(component, {element, html: pictureOf(project)})];
  });
  tree.children.unshift(defaultImport(component, componentSource));
};

export default objectSketch;
