import path from 'node:path';
import * as z from 'zod';
import {editionMark} from '../../src/content/schema/editions';
import {families, familyOf} from '../../src/content/schema/families';
import {capabilities} from '../../src/content/schema/labels.data';
import type {FrontMatter} from '../../src/content/schema/frontMatter';
import {familyHeadings, requiredHeadings} from '../../src/content/schema/headings';
import {readYamlFile} from '../../src/lib/text/readYaml';

// Each check returns its faults as `page: message`.

interface PageBody {
  readonly docPath: string;
  readonly body: string;
}

export const withoutCode = (body: string): string =>
  body.replaceAll(/^([ \t]*)(`{3,}).*\n[\s\S]*?^\1\2[ \t]*$/gmu, '');

/** Required headings that are missing or out of order. */
export function headingFaults(docPath: string, body: string): string[] {
  const family = familyOf(docPath);
  const order = familyHeadings[family] ?? [];
  const text = withoutCode(body);
  const present = [...text.matchAll(/^## (.+)$/gmu)].map(([, heading = '']) => heading.trim());
  const missing = (requiredHeadings[family] ?? []).filter((heading) => !present.includes(heading));
  const known = present.filter((heading) => order.includes(heading));
  const sorted = [...known].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const misplaced = known.find((heading, index) => heading !== sorted[index]);
  return [
    ...missing.map((heading) => `lacks the heading "## ${heading}"`),
    ...(misplaced === undefined
      ? []
      : [`"## ${misplaced}" is out of order; the order is ${sorted.join(', ')}`]),
    ...(present.includes('More information')
      ? ['links are rendered from moreInformation in the front matter; remove the heading']
      : []),
    ...(/^# /mu.test(text) ? ['the title is in the front matter; remove the "# " heading'] : []),
  ].map((message) => `${docPath}: ${message}`);
}

/** Drawings and images whose text alternative is missing or too short. */
export function pictureFaults(docPath: string, body: string): string[] {
  const text = withoutCode(body);
  const drawings = text.matchAll(/<(Drawing|Sequence|Figure)\b([\s\S]*?)(?:\/>|>)/gu);
  return [
    ...[...drawings].flatMap(([, name = '', rest = '']) =>
      /\balt="[^"]{40,}"/u.test(rest)
        ? []
        : [`${docPath}: a ${name} needs alt="…" that describes it in a full sentence`],
    ),
    ...[...text.matchAll(/!\[([^\]]*)\]\(/gu)]
      .filter(([, alt = '']) => alt.trim().length < 10)
      .map(() => `${docPath}: an image needs a text alternative`),
  ];
}

/** Tables with an unnamed column: a screen reader announces no header for its cells. */
export const tableFaults = (docPath: string, body: string): string[] =>
  [...withoutCode(body).matchAll(/^.*\|[ \t]*\|.*(?=\n[ \t]*\|[ \t:|]*-{3}[ \t:|-]*$)/gmu)].map(
    ([line]) => `${docPath}: name every column of the table "${line.trim()}"`,
  );

/** Sentences of the prose, with inline code masked so that names do not hide a repetition. */
const sentencesOf = (body: string): string[] =>
  withoutCode(body)
    .replaceAll(/<(?:Drawing|Sequence|Figure)\b[\s\S]*?(?:\n\/>|<\/Figure>)/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:[|#<:{]|import\b|!\[)/u.test(line))
    .map((line) => line.replace(/^(?:[-*]|\d+\.)\s+/u, ''))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
    .map((sentence) => sentence.replaceAll(/`[^`]*`/gu, '`x`').trim())
    .filter((sentence) => sentence !== '');

/** Sentences of twelve words or more that more than three pages repeat. */
export function repetitionFaults(pages: readonly PageBody[]): string[] {
  const occurrences = new Map<string, Set<string>>();
  for (const {docPath, body} of pages) {
    for (const sentence of sentencesOf(body).filter((one) => one.split(/\s+/u).length >= 12)) {
      occurrences.set(sentence, (occurrences.get(sentence) ?? new Set()).add(docPath));
    }
  }
  return [...occurrences]
    .filter(([, docPaths]) => docPaths.size > 3)
    .map(([sentence, docPaths]) => `${[...docPaths].join(', ')}: move "${sentence}" to a partial`);
}

/** I/O server pages and pages of their UI objects whose front matter does not name each other. */
export function pairFaults(
  pages: readonly {readonly docPath: string; readonly frontMatter: FrontMatter}[],
): string[] {
  const slugOf = (docPath: string): string => docPath.replace(/^.*\/|\.mdx$/gu, '');
  const ofObjects = pages.flatMap(({docPath, frontMatter: page}) =>
    page.family === 'object' && page.ioServer !== undefined
      ? [[page.ioServer, slugOf(docPath)] as const]
      : [],
  );
  const ofServers = pages.flatMap(({docPath, frontMatter: page}) =>
    page.family === 'io-server'
      ? (page.objects ?? []).map((object) => [slugOf(docPath), object] as const)
      : [],
  );
  const isIn = (pairs: typeof ofObjects, [server, object]: readonly [string, string]) =>
    pairs.some((pair) => pair[0] === server && pair[1] === object);
  return [
    ...ofObjects
      .filter((pair) => !isIn(ofServers, pair))
      .map(
        ([server, object]) =>
          `${families['io-server'].folder}/${server}.mdx: add "objects: [${object}]" to the front matter, as the object names it`,
      ),
    ...ofServers
      .filter((pair) => !isIn(ofObjects, pair))
      .map(
        ([server, object]) =>
          `${families.object.folder}/${object}.mdx: add "ioServer: ${server}" to the front matter, as the I/O server names it`,
      ),
  ];
}

/** IP addresses that are not reserved for documentation, except firmware versions. */
export function addressFaults(docPath: string, body: string): string[] {
  const allowed =
    /^(?:192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|192\.168\.|127\.0\.0\.1|233\.252\.0\.|0\.0\.0\.0|255\.|224\.0\.23\.12)/u;
  const candidates =
    body.match(/(?<![\d.])(?<!firmware[^\n]{0,60})(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/gu) ?? [];
  return [...new Set(candidates)]
    .filter((address) => address.split('.').every((part) => Number(part) <= 255))
    .filter((address) => !allowed.test(address))
    .map((address) => `${docPath}: replace ${address} with 192.0.2.x, 198.51.100.x or 203.0.113.x`);
}

const sectionOf = (body: string, heading: string): string =>
  body.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`)) ?? '';

interface IoServerPage extends PageBody {
  readonly frontMatter: FrontMatter;
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Cells of the table rows in a section, including the header rows. */
const rowsOf = (section: string): string[][] =>
  [...section.matchAll(/^ *\|(?! *:?-).*\|$/gmu)].map(([row]) => cellsOf(row));

/** Faults in the table of values to enter for an I/O server: row order, type, options. */
export function valueFaults({docPath, frontMatter, body}: IoServerPage): string[] {
  const section = sectionOf(body, 'Add the I/O server').split(/^### /mu)[0] ?? '';
  const [heads = [], ...rows] = rowsOf(section);
  const names = rows.map(([name = '']) => name);
  const type = frontMatter.family === 'io-server' ? frontMatter.type : undefined;
  const options = names
    .filter((name) => name.startsWith('Option '))
    .flatMap((name) => [...name.matchAll(/`([^`]+)`/gu)].map(([, option = '']) => option));
  const listed = sectionOf(body, 'Options');
  return [
    ...(section.includes(
      '[Add it](../architecture/manager/settings.mdx#add-an-io-server) in **Settings**:',
    )
      ? []
      : [
          'link "[Add it](../architecture/manager/settings.mdx#add-an-io-server) in **Settings**:"',
        ]),
    ...(heads.join() === 'Setting,Value' && names.slice(0, 2).join() === 'Type,Name'
      ? []
      : ['begin the table with the heads Setting, Value and the rows Type, Name']),
    ...(type === undefined || rows[0]?.[1] === `\`${type}\``
      ? []
      : [`the value of Type is \`${type}\`, as in the front matter`]),
    ...(/\*\*(?:Confirm|Save|Options)\*\*/u.test(section)
      ? ['the linked steps have Confirm, Options and Save; remove them']
      : []),
    ...options
      .filter((option) => !listed.includes(`\`${option}\``))
      .map((option) => `explain the option \`${option}\` in Options`),
  ].map((message) => `${docPath}: Add the I/O server: ${message}`);
}

const capabilityWords = readYamlFile(
  z.strictObject({further: z.record(z.string(), z.string()), empty: z.string()}),
  path.join(__dirname, 'capability-words.yml'),
);
const emptyWords = capabilityWords.empty.split(' ');

/**
 * Capabilities of an I/O server that no row of a table backs: a data point, an option or an object on
 * the page, or an attribute of the UI objects that the front matter names.
 *
 * @param objectBodies pages of these UI objects
 */
export function capabilityFaults(
  {docPath, frontMatter, body}: IoServerPage,
  objectBodies: readonly string[] = [],
): string[] {
  // Options and data points that are the same for most types back nothing.
  const common = /^`(?:connection|discovery|eventslog|gui|pollinterval|startupevents)`/u;
  const evidence = [
    ...['Options', 'Data points', 'User interface'].map((heading) => sectionOf(body, heading)),
    ...objectBodies,
  ]
    .flatMap((section) => [
      ...rowsOf(section).filter(([name = '']) => !common.test(name)),
      ...(section.match(/^### .*/gmu) ?? []),
    ])
    .flat()
    .join('\n');
  const keys = frontMatter.family === 'io-server' ? (frontMatter.capabilities ?? []) : [];
  return keys
    .filter((key) => {
      const words = (capabilities[key] ?? key)
        .toLowerCase()
        .split(' ')
        .filter((word) => !emptyWords.includes(word))
        .map((word) => `\\b${word.replace(/(?:ies|s|ing)$/u, '')}`);
      return !new RegExp(
        [...words, capabilityWords.further[key] ?? []].flat().join('|'),
        'iu',
      ).test(evidence);
    })
    .map((key) => `${docPath}: no data point, option or object backs the capability "${key}"`);
}

/**
 * Tables in which each row has the version 3 mark. One mark in the first column head replaces them.
 */
export function editionFaults(docPath: string, body: string): string[] {
  return [...withoutCode(body).matchAll(/^(\|.*\|)\n\|[ :|-]+\|\n((?:\|.*\|(?:\n|$))+)/gmu)]
    .filter(([, , rows = '']) =>
      rows
        .trim()
        .split('\n')
        .every((row) => row.includes(editionMark)),
    )
    .map(([, head = '']) => `${docPath}: write ${editionMark} once, in the first head of ${head}`);
}

/** Tables of data points with columns other than ID, Value, R/W and Meaning. */
export function dataPointFaults(docPath: string, body: string): string[] {
  return rowsOf(sectionOf(body, 'Data points'))
    .map((cells) => cells.join(', ').replace(` ${editionMark}`, ''))
    .filter((head) => /^ID\b/u.test(head) && head !== 'ID, Value, R/W, Meaning')
    .map((head) => `${docPath}: columns of data points are ID, Value, R/W, Meaning, not ${head}`);
}
