import * as z from 'zod';
import {unixLines, splitFrontMatter} from '../../lib/text/readSource';
import {dataFaults, parseYaml, type YamlSource} from '../../lib/text/readYaml';
import {refusalOf} from '../../site/refusedHosts';
import {capabilitiesOf} from './capabilities';
import {bases, families, familyOf, locateDoc, type Family} from './families';
import {
  capabilities,
  ioServerGroups,
  levels,
  licences,
  objectGroups,
  transports,
} from './labels.data';

function keysOf<T extends Record<string, string>>(table: T) {
  return z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]);
}

const text = z.string().trim().min(1);
/** Word, or a number such as a model name, which YAML reads as a number. */
const word = z.union([text, z.number().transform(String)]);

/** Host name; its last part is a word, or an international one as `xn--…`. */
const hostName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/iu;

/** Addresses with a host name; the owner of an IP address may change. */
const sourceUrl = z.url({
  protocol: /^https?$/u,
  hostname: hostName,
  error: 'must be an address with http:// or https:// and a host name',
});

/** Addresses of the public documentation of HSYCO, whose paths say what they are. */
const publicManual =
  /^https?:\/\/(?:wiki\.hsyco\.com\/(?:[\d.]+\/)?index\.php|docs\.hsyco\.com\/|github\.com\/hsyco\/)/u;

const sourceSchema = z.union([
  sourceUrl.regex(publicManual, 'needs a title: write "- title: …" and "url: …"'),
  z.strictObject({title: text, url: sourceUrl}),
]);

const readerLink = z.strictObject({
  title: text,
  url: sourceUrl.refine((url) => refusalOf(url) === undefined, {
    error: ({input}) => refusalOf(String(input)),
  }),
});

/** Text that search results and social cards do not truncate. */
function shownText(least: number, most: number) {
  const error = ({input}: {readonly input?: unknown}): string =>
    typeof input === 'string'
      ? `has ${input.length} characters; write ${least} to ${most}`
      : `has to be a text of ${least} to ${most} characters`;
  return z.string({error}).trim().min(least, {error}).max(most, {error});
}

const title = shownText(1, 50);
const description = shownText(100, 155);

const pageSchema = z.strictObject({
  /** Product or task; unique in the version. */
  title,
  /** Benefit for the reader; begins with a verb. */
  description,
  /** Search terms, also those that the text does not contain. */
  keywords: z.array(word).min(1),
  /** What the facts rest on: manual of 4.x, manual of 3.x (shows a badge), maker of the device. */
  basis: z.enum(bases),
  /** Evidence for maintainers, not shown: an address, or a title and an address. */
  sources: z.array(sourceSchema).min(1),
  /** Links for the reader: manufacturer's product or download page, standard, protocol owner. */
  moreInformation: z.array(readerLink).min(1).max(5).optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  /** Only if the route differs from the path of the file. */
  slug: text.optional(),
});

const serialSchema = z.strictObject({
  standard: z.union([text, z.array(text).min(1)]).optional(),
  baud: z
    .union([z.number().int().positive(), z.array(z.number().int().positive()).min(1)])
    .optional(),
  dataBits: z.number().int().min(5).max(9).optional(),
  parity: z.enum(['none', 'even', 'odd']).optional(),
  stopBits: z.number().int().min(1).max(2).optional(),
  flowControl: z.enum(['none', 'hardware', 'software']).optional(),
});

const ioServerSchema = pageSchema.extend({
  capabilities: z.array(keysOf(capabilities)).min(1).optional(),
  /** Name in Settings. */
  type: text.optional(),
  group: keysOf(ioServerGroups),
  vendor: text.optional(),
  models: z.array(word).min(1).optional(),
  transport: z.array(keysOf(transports)).min(1).optional(),
  /** Default port, unless it depends on the device. */
  port: z.number().int().min(1).max(65535).optional(),
  serial: serialSchema.optional(),
  shutdownWhenInactive: z.boolean().optional(),
  licence: keysOf(licences).optional(),
  /** Default of the `gui` option. */
  gui: z.boolean().optional(),
  objects: z.array(text).min(1).optional(),
});

const objectSchema = pageSchema.extend({
  group: keysOf(objectGroups),
  /** Name of the XML element. */
  element: text.optional(),
  ioServer: text.optional(),
});

const tutorialSchema = pageSchema.extend({
  /** Duration in minutes. */
  time: z.number().int().positive().optional(),
  level: keysOf(levels).optional(),
  /** IDs of the pages on which the tutorial builds. */
  uses: z.array(text).min(1).optional(),
});

const releaseNotesSchema = pageSchema.extend({
  /** IDs of the pages that this version changes. */
  changedPages: z.array(text).optional(),
});

/** Adds the family to the result of a schema. */
function ofFamily<F extends Family, S extends z.ZodType<object>>(family: F, schema: S) {
  return schema.transform((page) => ({...page, family}));
}

const schemas = {
  'io-server': ofFamily(
    'io-server',
    ioServerSchema.superRefine(({group, capabilities: named = []}, context) => {
      const allowed = capabilitiesOf[group] ?? [];
      for (const one of named.filter((each) => !allowed.includes(each))) {
        context.addIssue({
          code: 'custom',
          path: ['capabilities'],
          message: `"${one}" is none of the group "${group}": ${allowed.join(', ')}; to allow it, add it in src/content/schema/capabilities.yml`,
        });
      }
    }),
  ),
  object: ofFamily('object', objectSchema),
  tutorial: ofFamily('tutorial', tutorialSchema),
  manager: ofFamily('manager', pageSchema),
  'release-notes': ofFamily('release-notes', releaseNotesSchema),
  guide: ofFamily('guide', pageSchema),
} satisfies Record<Family, z.ZodType>;

const blogSchema = z.strictObject({
  title,
  description,
  slug: text,
  authors: z.array(text).min(1),
  tags: z.array(text).min(1),
  date: text.optional(),
});

export type FrontMatterOf<F extends Family> = z.infer<(typeof schemas)[F]>;
export type FrontMatter = FrontMatterOf<Family>;
export type Serial = z.infer<typeof serialSchema>;

type Place = Omit<YamlSource, 'value'>;

function report(label: string, place: Place, error: z.ZodError): Error {
  return new Error(
    `${dataFaults(place, error)}\n` +
      `The front matter must be valid for the family "${label}": src/content/schema/frontMatter.ts defines the fields and their values.`,
  );
}

/**
 * Front matter of a page, typed by its family.
 *
 * @param docPath path relative to the docs tree, for example `io-servers/knx.mdx`
 * @param place file and lines for errors
 * @throws Error naming file, line, field and the expected value
 */
export function parseFrontMatter(
  docPath: string,
  raw: unknown,
  place: Place = {file: docPath, lineOf: () => 1},
): FrontMatter {
  const family = familyOf(docPath);
  const result = schemas[family].safeParse(raw);
  if (!result.success) {
    throw report(families[family].label, place, result.error);
  }
  return result.data;
}

/** Front matter of a Markdown file, with the place of its parts, and the text below it. */
function partsOf(file: string, fileContent: string): YamlSource & {readonly body: string} {
  const {yaml, body} = splitFrontMatter(unixLines(fileContent));
  if (yaml === '' && body.startsWith('---\n')) {
    throw new Error(`${file}:1: the front matter has no end: write a line of --- below it.`);
  }
  const source = parseYaml(yaml, file, 2);
  return {...source, value: source.value ?? {}, body};
}

/**
 * Front matter and Markdown of a page.
 *
 * @param docPath path relative to the docs tree
 * @param file name of the page in errors
 * @throws Error naming file, line and remedy
 */
export function parsePage(
  docPath: string,
  file: string,
  fileContent: string,
): {readonly frontMatter: FrontMatter; readonly body: string} {
  const parts = partsOf(file, fileContent);
  return {frontMatter: parseFrontMatter(docPath, parts.value, parts), body: parts.body};
}

/**
 * Parsed pages, by path in their version and text. Most pages are in several versions, and
 * Docusaurus reads each page twice.
 */
const read = new Map<string, ReturnType<typeof parsePage>>();

/**
 * Front matter and Markdown of a file of the site. The front matter of pages and blog posts is
 * validated; that of pages has the family added.
 *
 * @param file path relative to the project
 * @throws Error naming file, line and remedy
 */
export function parseMarkdown(
  file: string,
  fileContent: string,
): {readonly frontMatter: Record<string, unknown>; readonly content: string} {
  const doc = locateDoc(file);
  if (doc !== undefined) {
    const key = `${doc.docPath}\n${fileContent}`;
    const page = read.get(key) ?? parsePage(doc.docPath, file, fileContent);
    read.set(key, page);
    const {frontMatter, body} = page;
    return {frontMatter: {...frontMatter}, content: body.trim()};
  }
  const parts = partsOf(file, fileContent);
  if (file.startsWith('blog/') && !file.split('/').some((part) => part.startsWith('_'))) {
    const result = blogSchema.safeParse(parts.value);
    if (!result.success) {
      throw report('Blog post', parts, result.error);
    }
  }
  return {frontMatter: parts.value as Record<string, unknown>, content: parts.body.trim()};
}
