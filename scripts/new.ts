import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {familyHeadings, requiredHeadings} from '../src/content/schema/headings';
import {families, type Family} from '../src/content/schema/families';
import {ioServerGroups, levels, objectGroups} from '../src/content/schema/labels.data';
import {docsVersions, versions} from '../src/site/versions';

const root = path.resolve(__dirname, '..');

/** Page families with their specific front matter fields. */
const scaffolds = {
  'io-server': [
    `group: ${Object.keys(ioServerGroups)[0]} # ${Object.keys(ioServerGroups).join(', ')}`,
    '# type: name to select in Settings',
    '# vendor: manufacturer or standard',
    '# models: [model A, model B]',
    '# transport: [tcp]',
    '# port: 502',
    '# shutdownWhenInactive: false',
  ],
  object: [
    `group: ${Object.keys(objectGroups)[0]} # ${Object.keys(objectGroups).join(', ')}`,
    '# element: name of the XML element',
    '# ioServer: slug of the I/O server it belongs to',
  ],
  tutorial: [
    `time: 15 # minutes`,
    `level: ${Object.keys(levels)[0]} # ${Object.keys(levels).join(', ')}`,
    'uses: [io-servers/dummy]',
  ],
} as const satisfies Partial<Record<Family, readonly string[]>>;
type Scaffold = keyof typeof scaffolds;

const usage = [
  'Usage: npm run new -- <family> <slug>',
  `  family  ${Object.keys(scaffolds).join(', ')}`,
  '  slug    lower-case letters, digits, hyphens and underscores; a tutorial takes its folder too,',
  '          for example gateway/gateway-knx-mqtt',
].join('\n');

function isScaffold(name: string | undefined): name is Scaffold {
  return name !== undefined && Object.hasOwn(scaffolds, name);
}

/**
 * Text of a new page with the front matter and headings of its family.
 *
 * @param slug last part of the address, also used as initial title
 */
export function pageText(family: Scaffold, slug: string): string {
  const title = path.posix.basename(slug);
  const headings = familyHeadings[family] ?? [
    'What you need',
    'Steps',
    'The complete code',
    'Test it',
    'Change it',
  ];
  const needed = requiredHeadings[family] ?? [];
  return [
    '---',
    `title: ${title}`,
    'description: Write one sentence of 100 to 155 characters that says what the reader can do here, and begin it with a verb.',
    `keywords: [${title}]`,
    'basis: device # manual-4, manual-3 or device',
    'sources:',
    '  - title: Title of the document',
    '    url: https://example.com/document',
    ...scaffolds[family],
    '---',
    '',
    'One sentence: what it is, and what the reader can do with it.',
    '',
    ...headings.flatMap((heading) => [
      `## ${heading}`,
      '',
      needed.includes(heading)
        ? '{/* Required. */}'
        : '{/* Delete the heading if there is nothing to say under it. */}',
      '',
    ]),
  ]
    .join('\n')
    .replace(/\n+$/u, '\n');
}

/**
 * Path of a new page, relative to the docs trees.
 *
 * @param args family and slug
 * @throws Error with the usage, and the remedy if the slug has the folder of the family
 */
export function newPage(args: readonly string[]): {family: Scaffold; slug: string; page: string} {
  const [family, slug = '', ...more] = args;
  if (!isScaffold(family) || more.length > 0 || !/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/u.test(slug)) {
    throw new Error(more.length > 0 ? `"${more.join(' ')}" is too much.\n${usage}` : usage);
  }
  const {folder} = families[family];
  if (slug.startsWith(`${folder}/`)) {
    const short = slug.slice(folder.length + 1);
    throw new Error(
      `The page goes to ${folder}/ by itself: npm run new -- ${family} ${short}\nNothing was written.`,
    );
  }
  return {family, slug, page: `${folder}/${slug}.mdx`};
}

async function main(args: readonly string[]): Promise<void> {
  const {family, slug, page} = newPage(args);
  const files = docsVersions.map(({tree}) => path.join(tree, page));
  const existing = files.find((file) => existsSync(path.join(root, file)));
  if (existing !== undefined) {
    throw new Error(`${existing} exists already; nothing was written.`);
  }
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await writeFile(path.join(root, file), pageText(family, slug));
    console.log(`Wrote ${file}`);
  }
  console.log(
    'Add the route to src/content/schema/required-pages.tsv if it is missing. ' +
      `"npm run backport -- ${page}" copies your text to ${versions.latest.label}.`,
  );
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
