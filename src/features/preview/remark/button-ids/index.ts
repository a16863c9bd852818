import type {Root} from 'mdast';
import type {Plugin, Processor} from 'unified';
import type {Project, ProjectPage} from '../../model/project';
import {parseProject} from '../../node';
import {projectFile} from '../../../../content/schema/tutorialFiles';
import {objectsWithoutId} from '../../../../content/schema/xmlNames';
import {attributesOf, elementName} from '../../../../content/remark/jsx';
import {codeBlocks, faultAt} from '../../../../content/remark/nodes';

const component = 'ButtonIds';

/** ID to enter for some buttons. */
interface ButtonId {
  readonly label: string;
  readonly id: string;
  /** Page of each button. */
  readonly pages: readonly string[];
}

/** Title of a page, with its ID if it differs: the Project Editor may show either. */
function nameOf({title, id}: ProjectPage): string {
  return title.toLowerCase() === id.toLowerCase() ? title : `${title} (${id})`;
}

/** IDs that the XML to paste leaves out. */
function idsOf({pages}: Project): ButtonId[] {
  const ids = new Map<string, ButtonId>();
  for (const page of pages) {
    for (const {element, attributes} of page.objects) {
      const {id, label = ''} = attributes;
      if (id !== undefined && objectsWithoutId.includes(element)) {
        const key = `${id} ${label}`;
        ids.set(key, {label, id, pages: [...(ids.get(key)?.pages ?? []), nameOf(page)]});
      }
    }
  }
  return [...ids.values()];
}

/** A text in Markdown, also in a table. */
const plain = (words: string) => words.replaceAll(/[\\`*_[\]<>{}|]/gu, '\\$&');
const bold = (words: string) => `**${plain(words)}**`;

/** Pages with the number of their buttons, for example `Home, Lights: 2 buttons`. */
function pagesText(pages: readonly string[]): string {
  return [...new Set(pages)]
    .map((page) => {
      const count = pages.filter((one) => one === page).length;
      return count > 1 ? `${page}: ${count} buttons` : page;
    })
    .join(', ');
}

/** Step in which a reader enters the IDs, as Markdown. */
function stepOf(
  ids: readonly ButtonId[],
  {pages}: Project,
  {project, number}: {readonly project: string; readonly number: string},
): string {
  const [only] = ids;
  const isOne = ids.length === 1 && only?.pages.length === 1;
  const hasPages = pages.length > 1;
  const words = isOne
    ? ` and its page${hasPages ? ` ${bold(only.pages.join(''))}` : ''}, select the button ${bold(only.label)} and enter the **ID** \`${only.id}\``
    : `${hasPages ? '. On these pages, select' : ' and its page, select'} each of these buttons and enter its **ID**`;
  const rows = ids.map((one) => [plain(pagesText(one.pages)), bold(one.label), `\`${one.id}\``]);
  const table = [['Page', 'Button', 'ID'], ['-', '-', '-'], ...rows].map(
    (cells) => `| ${cells.slice(hasPages ? 0 : 1).join(' | ')} |`,
  );
  const lines = [
    ...(isOne ? [] : [...table, '']),
    'If you paste the project again, repeat this step. If a button does not change as described, first check that its ID matches exactly.',
  ];
  return [
    `${number}. In **Project Editor**, open the project \`${project}\`${words}. The rules refer to this ID. Save and close the editor.`,
    '',
    ...lines.map((line) => (line === '' ? '' : `    ${line}`)),
  ].join('\n');
}

/**
 * Remark transformer that replaces `<ButtonIds project="name" />` with a step to enter the IDs of the
 * buttons in the Project Editor, because the published `index.xml` has none. The step has the number
 * after the partial that pastes the project, or `step="…"`.
 *
 * @throws Error if a project with IDs has no such step, or the reverse
 */
const buttonIds: Plugin<[], Root> = function buttonIds(this: Processor) {
  return (tree, file) => {
    const source = codeBlocks(tree).find(({meta}) => meta?.includes(`file="${projectFile}"`));
    const project = source && parseProject(source.value).project;
    const ids = project ? idsOf(project) : [];
    const index = tree.children.findIndex((node) => elementName(node) === component);
    const element = tree.children[index];
    if (element === undefined ? ids.length > 0 : ids.length === 0) {
      const what = ids.length > 0 ? ids.map(({id}) => id).join(', ') : 'none';
      throw faultAt(
        file,
        [],
        `<${component} project="name" /> must be on each page with buttons of ${projectFile} that have an id, and on no other page; IDs here: ${what}`,
      );
    }
    if (element?.type === 'mdxJsxFlowElement' && project !== undefined) {
      const {project: name = '', step = '3'} = attributesOf(element);
      const markdown = stepOf(ids, project, {project: name, number: step});
      tree.children.splice(index, 1, ...(this.parse(markdown) as Root).children);
    }
  };
};

export default buttonIds;
