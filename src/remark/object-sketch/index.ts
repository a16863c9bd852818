import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {parseProject, pictureOf, specOf} from '../../preview/node';
import {defaultImport, jsxElement, replaceElements} from '../jsx';
import {faultAt} from '../nodes';

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
  const hasSketch = replaceElements(tree, (name, {element = ''}) => {
    if (name !== component) {
      return undefined;
    }
    const {project} = parseProject(specOf(element)?.sample ?? '');
    if (project === undefined) {
      throw faultAt(
        file,
        [],
        `<${component} element="${element}" /> names no object with a sample.`,
      );
    }
    return [jsxElement(component, {element, html: pictureOf(project)})];
  });
  if (hasSketch) {
    tree.children.unshift(defaultImport(component, componentSource));
  }
};

export default objectSketch;
