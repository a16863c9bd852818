import path from 'node:path';
import * as z from 'zod';
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

/** Enumeration of the keys of a label table, in the order of the table. */
function keysOf<T extends Record<string, string>>(table: T) {
  return z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]);
}

const text = z.string().trim().min(1);

const sourceSchema = z.union([
  z.url({protocol: /^https?$/u}),
  z.strictObject({title: text, url: z.url({protocol: /^https?$/u})}),
]);

/** Fields of every page. */
const pageSchema = z.strictObject({
  title: text,
  /** What the reader finds here; shown in results and cards. */
  description: text.max(200),
  /** Words that a reader would type and that the text may not have. */
  keywords: z.array(z.union([text, z.number()])).min(1),
  basis: keysOf(bases),
  /** Where the facts come from: an address, or a title and an address. */
  sources: z.array(sourceSchema).min(1),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  /** Only where the route differs from the file's path. */
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
  /** Name to choose in Settings, spelled as the source spells it. */
  type: text.optional(),
  group: keysOf(ioServerGroups),
  vendor: text.optional(),
  models: z
    .array(z.union([text, z.number()]))
    .min(1)
    .optional(),
  transport: z.array(keysOf(transports)).min(1).optional(),
  /** Default port. A port that the device decides is left out. */
  port: z.number().int().min(1).max(65535).optional(),
  serial: serialSchema.optional(),
  shutdownWhenInactive: z.boolean().optional(),
  licence: keysOf(licences).optional(),
  /** Default of the `gui` option. */
  gui: z.boolean().optional(),
  /** Slugs of the UI objects that belong to the I/O server. */
  objects: z.array(text).min(1).optional(),
});

const objectSchema = pageSchema.extend({
  group: keysOf(objectGroups),
  /** Name of the XML element, where a source gives it. */
  element: text.optional(),
  /** Slug of the I/O server that the object belongs to. */
  ioServer: text.optional(),
});

const tutorialSchema = pageSchema.extend({
  /** Minutes that the tutorial takes. */
  time: z.number().int().positive().optional(),
  level: keysOf(levels).optional(),
  /** Paths, below the docs tree, of the pages that the tutorial builds on. */
  uses: z.array(text).min(1).optional(),
});

const releaseNotesSchema = pageSchema.extend({
  /** Paths, below the docs tree, of the pages whose text this version changes. */
  changedPages: z.array(text).optional(),
});

const schemas = {
  'io-server': ioServerSchema,
  object: objectSchema,
  tutorial: tutorialSchema,
  manager: pageSchema,
  'release-notes': releaseNotesSchema,
  guide: pageSchema,
} satisfies Record<Family, z.ZodType>;

const blogSchema = z.strictObject({
  title: text,
  description: text.max(200),
  slug: text,
  authors: z.array(text).min(1),
  tags: z.array(text).min(1),
  date: z.union([z.date(), text]).optional(),
});

export type Source = z.infer<typeof sourceSchema>;
export type PageFrontMatter = z.infer<typeof pageSchema>;
export type Serial = z.infer<typeof serialSchema>;
export type IoServerFrontMatter = z.infer<typeof ioServerSchema>;
export type ObjectFrontMatter = z.infer<typeof objectSchema>;
export type TutorialFrontMatter = z.infer<typeof tutorialSchema>;
export type ReleaseNotesFrontMatter = z.infer<typeof releaseNotesSchema>;

function fieldName(issuePath: readonly PropertyKey[]): string {
  return issuePath.length === 0 ? '(top level)' : issuePath.map(String).join('.');
}

function report(file: string, what: string, error: z.ZodError): Error {
  const lines = error.issues.map((issue) => {
    const message =
      issue.code === 'unrecognized_keys'
        ? `unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}; remove it or correct its spelling`
        : issue.message;
    return `  ${fieldName(issue.path)}: ${message}`;
  });
  return new Error(
    `${file}: the front matter does not fit the family "${what}":\n${lines.join('\n')}\n` +
      'Fields and values are listed in CONTRIBUTING.md, "Front matter".',
  );
}

/**
 * Check the front matter of a Markdown file against the schema of its family.
 *
 * @param filePath absolute path of the file
 * @param frontMatter what the file's YAML block holds
 * @param siteDir project directory, used to name the file in errors
 * @throws Error that names the file, the field and what is expected
 */
export function checkFrontMatter(
  filePath: string,
  frontMatter: Record<string, unknown>,
  siteDir: string,
): void {
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const name = path.basename(file);
  if (name.startsWith('_') || file.split('/').some((part) => part.startsWith('_'))) {
    return;
  }
  if (file.startsWith('blog/')) {
    const result = blogSchema.safeParse(frontMatter);
    if (!result.success) {
      throw report(file, 'Blog post', result.error);
    }
    return;
  }
  const doc = locateDoc(file);
  if (doc) {
    const family = familyOf(doc.docPath);
    const result = schemas[family].safeParse(frontMatter);
    if (!result.success) {
      throw report(file, families[family].label, result.error);
    }
  }
}
