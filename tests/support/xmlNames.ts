import {specOf} from '../../src/features/preview/node';
import {fileNameOf, publishedText, projectFile} from '../../src/content/schema/tutorialFiles';
import {fencesOf} from './fences';

/**
 * Attribute names by element in the four public project files of 4.x: the `index.xml` of the
 * tables in HSYCO's tutorials.
 */
export const publicAttributeNames: Readonly<Record<string, readonly string[]>> = {
  project: ['title', 'language', 'width', 'height', 'skin', 'version'],
  page: ['id', 'title', 'pe-collapsed'],
  table: ['id', 'pos', 'width', 'height', 'datamode', 'datasourceid', 'columns', 'editmode'],
  button: 'pos width height style label icon action name parameter link'.split(' '),
};

function elementsOf(xml: string): {element: string; attributes: string[]}[] {
  return [...xml.matchAll(/<(?<element>[a-z][\w-]*)(?<rest>(?:\s+[\w-]+="[^"]*")*)/gu)].map(
    ({groups}) => ({
      element: groups?.element ?? '',
      attributes: [...(groups?.rest ?? '').matchAll(/\s(?<name>[\w-]+)=/gu)].map(
        (match) => match.groups?.name ?? '',
      ),
    }),
  );
}

/** Names in XML that no public project file contains: `text`, or `id of button`. */
export function unprovedNames(xml: string): string[] {
  const names = elementsOf(xml).flatMap(({element, attributes}) => {
    const known = publicAttributeNames[element];
    return [
      ...(known === undefined ? [element] : []),
      ...attributes
        .filter((name) => known?.includes(name) !== true)
        .map((name) => `${name} of ${element}`),
    ];
  });
  return [...new Set(names)];
}

/** XML that readers paste into a project: project XML, except previews and plans without a file. */
export function pastedProjects(text: string): {xml: string; line: number}[] {
  return fencesOf(text)
    .filter(
      ({language, meta, code}) =>
        fileNameOf(meta) === projectFile ||
        (language === 'xml' &&
          !/^preview\b/u.test(meta) &&
          !meta.includes('file="plan') &&
          elementsOf(code).some(
            ({element}) => specOf(element) !== undefined && element !== 'line',
          )),
    )
    .map(({code, meta, line}) => ({xml: publishedText(fileNameOf(meta), code), line}));
}

/** Button IDs in the projects of a page that no code on these pages uses. */
export function unusedIds(text: string, pages: readonly string[]): string[] {
  const programs = pages
    .flatMap(fencesOf)
    .filter(({language}) => language !== 'xml')
    .map(({code}) => code)
    .join('\n');
  return fencesOf(text)
    .filter(({meta}) => fileNameOf(meta) === projectFile)
    .flatMap(({code}) => [...code.matchAll(/<button\b[^>]*?\sid="(?<id>\w+)"/gu)])
    .map(({groups}) => groups?.id ?? '')
    .filter((id) => !new RegExp(`\\bUISET ${id}\\.|"${id}"`, 'u').test(programs));
}
