import {specOf} from '../../src/preview/node';
import {fencesOf} from './fences';

/**
 * Names in XML that public project files show, by element: the four `index.xml`
 * of the vendor's tutorial tables, of versions 4.0.0.12b and 4.0.0.13b, which
 * the page of the table has among its sources. No other project file of 4.x is
 * public.
 */
export const publicNames: Readonly<Record<string, readonly string[]>> = {
  project: ['title', 'language', 'width', 'height', 'skin', 'version'],
  page: ['id', 'title', 'pe-collapsed'],
  table: ['id', 'pos', 'width', 'height', 'datamode', 'datasourceid', 'columns', 'editmode'],
  button: [
    ...['pos', 'width', 'height', 'style', 'label', 'icon'],
    ...['action', 'name', 'parameter', 'link'],
  ],
};

/**
 * The one name that tutorials may have in XML to paste although no public file
 * shows it there; they set labels of the buttons that the reader pastes. Pages
 * of objects in the 4.x manual, as that of the timer, have an ID among what all
 * have in common, with IDs of buttons as the example; the files have it as `id`
 * on a page and a table.
 */
export const toleratedInTutorials = 'id of button';

/** Elements of the XML with their attributes, in its order. */
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

/** Names in some XML that no public project file shows: `text`, or `id of button`. */
export function unprovedNames(xml: string): string[] {
  const names = elementsOf(xml).flatMap(({element, attributes}) => {
    const known = publicNames[element];
    return [
      ...(known === undefined ? [element] : []),
      ...attributes
        .filter((name) => known?.includes(name) !== true)
        .map((name) => `${name} of ${element}`),
    ];
  });
  return [...new Set(names)];
}

/** The blocks of a page that hold project XML to paste, not a preview or a drawing. */
export function pastedProjects(text: string): {xml: string; line: number}[] {
  return fencesOf(text)
    .filter(
      ({language, meta, code}) =>
        language === 'xml' &&
        !/^preview\b/u.test(meta) &&
        !meta.includes('file="plan') &&
        elementsOf(code).some(({element}) => specOf(element) !== undefined && element !== 'line'),
    )
    .map(({code, line}) => ({xml: code, line}));
}
