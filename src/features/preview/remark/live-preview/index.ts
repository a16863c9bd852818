import type {Code, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {tokensOf} from '../../../code-blocks';
import {parseEvents} from '../../../../content/events/parse';
import {isNarrow} from '../../model/project';
import {parseProject, pictureOf, previewLimits} from '../../node';
import {fileNameOf, publishedText} from '../../../../content/schema/tutorialFiles';
import {defaultImport, jsxElement} from '../../../../content/remark/jsx';
import {codeBlocks, faultAt} from '../../../../content/remark/nodes';

const component = 'LivePreview';
const componentSource = '@site/src/components/Preview';

function isPreview(node: RootContent | undefined, language: string): node is Code {
  return (
    node?.type === 'code' && node.lang === language && /^preview(?:\s|$)/u.test(node.meta ?? '')
  );
}

/** Value of `name="…"` in the meta of a block. */
function metaValue({meta}: Code, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="(?<value>[^"]*)"`, 'u').exec(meta ?? '')?.groups?.value;
}

/**
 * Remark transformer that replaces a block `xml preview` with a live preview. Its rules are the files
 * in `rules="name.txt"` and a block `events preview` directly below, which `stand-in` folds.
 *
 * @throws Error naming file and line of invalid XML or an invalid rule
 */
const livePreview: Plugin<[], Root> = () => (tree, file) => {
  const complain = (code: Code, line: number, what: string): never => {
    const start = code.position?.start.line ?? 0;
    throw faultAt(file, [start + line], `a preview cannot be shown: ${what}`);
  };
  const codes = codeBlocks(tree);
  const fileOf = (code: Code, name: string): Code =>
    codes.find(({lang, meta}) => lang === 'events' && fileNameOf(meta) === name) ??
    complain(code, 0, `the page has no finished file ${name}`);
  const previewOf = (node: Code, block: Code | undefined): RootContent => {
    const {project, faults} = parseProject(node.value);
    faults.slice(0, 1).forEach(({line, message}) => complain(node, line, message));
    const names = metaValue(node, 'rules')?.split(' ') ?? [];
    const blocks = [...names.map((name) => fileOf(node, name)), ...(block ? [block] : [])];
    blocks.forEach((code) => {
      const program = parseEvents(code.value);
      program.faults.slice(0, 1).forEach(({line, message}) => complain(code, line, message));
    });
    const rules = blocks.map(({value}) => value).join('\n');
    const program = parseEvents(rules);
    if (project === undefined) {
      return node;
    }
    const name = metaValue(node, 'project');
    const shown = publishedText(fileNameOf(node.meta), node.value);
    const limits = [
      ...(names.length > 0
        ? [`It runs the rules of ${names.join(' and ')}, which are below.`]
        : []),
      ...previewLimits({project: parseProject(shown).project ?? project, program}),
    ];
    return jsxElement(component, {
      source: node.value,
      sourceTokens: tokensOf(shown, 'xml'),
      ...(shown !== node.value && {omitsIds: null}),
      ...(blocks.length > 0 && {rules}),
      ...(block && {
        listing: block.value,
        listingTokens: tokensOf(block.value, 'events'),
      }),
      ...(block && /\sstand-in(?:\s|$)/u.test(block.meta ?? '') && {isStandIn: null}),
      ...(name !== undefined && {projectName: name}),
      limits: limits.join('\n'),
      ...(isNarrow(project) && {isNarrow: null}),
      html: pictureOf(project),
    });
  };
  let previews = 0;
  visit(tree, 'code', (node, index = 0, parent) => {
    if (isPreview(node, 'events')) {
      complain(node, 0, 'a block `events preview` goes right below a block `xml preview`');
    }
    if (isPreview(node, 'xml')) {
      previews += 1;
      const siblings = parent?.children as RootContent[];
      const next = siblings[index + 1];
      const rules = isPreview(next, 'events') ? next : undefined;
      siblings.splice(index, rules ? 2 : 1, previewOf(node, rules));
    }
  });
  if (previews > 0) {
    tree.children.unshift(defaultImport(component, componentSource));
  }
};

export default livePreview;
