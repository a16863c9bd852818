import path from 'node:path';
import * as z from 'zod';
import {capabilities, capabilitiesOf} from './capabilities';
import {refusalOf} from '../../site/refusedHosts';
import {
  bases,
  families,
  familyOf,
  ioServerGroups,
  levels,
  licences,
  locateDoc,
  objectGroups,
  transports,
  type Family,
} from './families';

export function keysOf<T extends Record<string, string>>(table: T) {
  return z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]);
}

const text = z.string().trim().min(1);
/** Word; YAML parses some as numbers. */
const word = z.union([text, z.number().transform(String)]);

/** Addresses with a host name; the owner of an IP address may change. */
const sourceUrl = z.url({
  protocol: /^https?$/u,
  hostname: z.regexes.domain,
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
  /** Evidence for maintainers, never rendered: documentation that is the source of the facts. */
  basis: z.enum(bases),
  /** Evidence for maintainers, never rendered: an address, or a title and an address. */
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
      const allowed = capabilitiesOf[group].split(' ');
      for (const one of named.filter((each) => !allowed.includes(each))) {
        context.addIssue({
          code: 'custom',
          path: ['capabilities'],
          message: `"${one}" is none of the group "${group}": ${allowed.join(', ')}; to allow it, add it in src/content/schema/capabilities.ts`,
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
  date: z.union([z.date(), text]).optional(),
});

export type FrontMatterOf<F extends Family> = z.infer<(typeof schemas)[F]>;
export type FrontMatter = FrontMatterOf<Family>;
export type Serial = z.infer<typeof serialSchema>;

function fieldName(issuePath: readonly PropertyKey[]): string {
  return issuePath.length === 0 ? '(top level)' : issuePath.map(String).join('.');
}

function report(file: string, label: string, error: z.ZodError): Error {
  const lines = error.issues.map((issue) => {
    const message =
      issue.code === 'unrecognized_keys'
        ? `unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}; remove it or correct its spelling`
        : issue.message;
    return `  ${fieldName(issue.path)}: ${message}`;
  });
  return new Error(
    `${file}: the front matter is not valid for the family "${label}":\n${lines.join('\n')}\n` +
      'src/content/schema/frontMatter.ts defines the fields and their values.',
  );
}

/**
 * Front matter of a page, typed by its family.
 *
 * @param docPath path relative to the docs tree, for example `io-servers/knx.mdx`
 * @param file name of the page in errors
 * @throws Error naming the file, the field and the expected value
 */
export function parseFrontMatter(docPath: string, raw: unknown, file = docPath): FrontMatter {
  const family = familyOf(docPath);
  const result = schemas[family].safeParse(raw);
  if (!result.success) {
    throw report(file, families[family].label, result.error);
  }
  return result.data;
}

/**
 * Checks the front matter of a Markdown file of the site.
 *
 * @returns result of `parseFrontMatter` for a page of the docs, otherwise `raw`
 * @throws Error naming the file, the field and the expected value
 */
export function checkFrontMatter(
  filePath: string,
  raw: Record<string, unknown>,
  siteDir: string,
): Record<string, unknown> {
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const isPartial = file.split('/').some((part) => part.startsWith('_'));
  if (file.startsWith('blog/') && !isPartial) {
    const result = blogSchema.safeParse(raw);
    if (!result.success) {
      throw report(file, 'Blog post', result.error);
    }
  }
  const doc = locateDoc(file);
  return doc === undefined ? raw : parseFrontMatter(doc.docPath, raw, file);
}
