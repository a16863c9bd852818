import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {parseProject, pictureOf, specOf} from '../../node';
import {defaultImport, jsxElement, replaceElements} from '../../../../content/remark/jsx';
import {faultAt} from '../../../../content/remark/nodes';

const component = 'ObjectSketch';
const componentSource = '@site/src/components/ObjectSketch';

/**
 * Remark transformer that adds the picture to `<ObjectSketch element="…" />`, for objects whose XML is
 * not public.
 *
 * @throws Error if the object does not exist or has no sample
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
