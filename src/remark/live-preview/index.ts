import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {parseRules} from '../../language/rules';
import {isNarrow} from '../../preview/model/project';
import {parseProject, pictureOf} from '../../preview/node';
import {tokensOf} from '../highlight/tokensOf';
import {defaultImport, jsxElement} from '../jsx';

const component = 'LivePreview';
const componentSource = '@site/src/components/Preview';

function isPreview(node: RootContent | undefined, language: string): node is Code {
  return (
    node?.type === 'code' && node.lang === language && /^preview(?:\s|$)/u.test(node.meta ?? '')
  );
}

/**
 * Remark transformer that turns a fenced block `xml preview` into a live
 * preview of the project in it. A block `events preview` right below holds the
 * rules that answer it.
 *
 * @throws Error naming file and line when the XML or a rule cannot be shown
 */
const livePreview: Plugin<[], Root> = () => (tree, file) => {
  const complain = (code: Code, line: number, what: string): never => {
    const place = path.relative(process.cwd(), file.path);
    throw new Error(
      `${place}:${(code.position?.start.line ?? 0) + line}: a preview cannot be shown: ${what}`,
    );
  };
  let count = 0;
  tree.children.forEach((node, index) => {
    if (!isPreview(node, 'xml')) {
      return;
    }
    const {project, faults} = parseProject(node.value);
    faults.slice(0, 1).forEach(({line, what}) => complain(node, line, what));
    const next = tree.children[index + 1];
    const rules = isPreview(next, 'events') ? next : undefined;
    if (rules) {
      parseRules(rules.value)
        .faults.slice(0, 1)
        .forEach(({line, what}) => complain(rules, line, what));
      tree.children[index + 1] = {type: 'html', value: ''};
    }
    if (project) {
      count += 1;
      tree.children[index] = jsxElement(component, {
        source: node.value,
        sourceTokens: tokensOf(node.value, 'xml'),
        ...(rules && {rules: rules.value, rulesTokens: tokensOf(rules.value, 'events')}),
        ...(isNarrow(project) && {isNarrow: null}),
        ...(project.sketchedNames.length > 0 && {
          sketchedNames: project.sketchedNames.join(', '),
        }),
        html: pictureOf(project),
      });
    }
  });
  tree.children = tree.children.filter((node) => node.type !== 'html' || node.value !== '');
  if (count > 0) {
    tree.children.unshift(defaultImport(component, componentSource));
  }
};

export default livePreview;
