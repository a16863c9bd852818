import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {table} from '../bench/report';
import {ask, type Answer} from '../deploy/ask';
import {
  compressionProblems,
  expectationsOf,
  expectedOf,
  mainScriptOf,
  nameOf,
  problemsOf,
  revalidationProblems,
  type Asker,
  type Expectation,
} from '../deploy/expectations';
import {hostNames, isInstalled, servedFiles, startHost} from '../deploy/startHost';

const project = path.resolve(__dirname, '..');
const buildDir = path.join(project, 'build');

/*
 * Sends every request of `deploy/expectations.ts` to each host, with TLS and
 * without, and writes the answers to `deploy/hosts.md`.
 */

/** File of the table, relative to the project. */
export const tableFile = 'deploy/hosts.md';

const code = (text: string) => `\`${text}\``;

/** The request of a row, without the hash of the build. */
export function askedOf(expectation: Expectation): string {
  return code(nameOf(expectation).replace(mainScriptOf(buildDir), '/assets/js/main.….js'));
}

/** The expected answer of a row, without the headers of every answer. */
export function wantedOf({answer, has = {}, file}: Expectation): string {
  const statuses = [answer.status].flat().join(', ');
  const location = answer.location === undefined ? [] : [`to ${code(answer.location)}`];
  const body = file === undefined ? [] : [file.startsWith('assets/') ? 'the file' : code(file)];
  const headers = Object.entries(has).map(([key, {source}]) =>
    code(`${key}: ${source.replace('\\d+', '…').replaceAll(/[\\^$?]/gu, '')}`),
  );
  return [statuses, ...location, ...body, ...headers].join('; ');
}

const marked = (status: string | number, problems: readonly string[]) =>
  problems.length === 0 ? String(status) : `${status} ✗`;

async function cellsOf(asker: Asker, origin: string): Promise<string[]> {
  const expected = expectedOf(buildDir);
  const cells: string[] = [];
  for (const expectation of expectationsOf(buildDir)) {
    const {ask: target, method, headers} = expectation;
    const answer: Answer = await asker(target, {method, headers});
    cells.push(marked(answer.status, problemsOf(expectation, answer, origin, expected)));
  }
  const brotli = await asker('/docs/intro', {headers: {'Accept-Encoding': 'gzip, br'}});
  cells.push(
    marked(
      brotli.headers['content-encoding'] ?? 'none',
      await compressionProblems(asker, expected),
    ),
    marked(304, await revalidationProblems(asker)),
    brotli.protocol === 'h2' ? 'HTTP/2' : 'HTTP/1.1',
  );
  return cells;
}

async function main(): Promise<void> {
  const missing = hostNames.filter((name) => !isInstalled(name));
  if (missing.length > 0) {
    throw new Error(`Not installed: ${missing.join(', ')}.`);
  }
  const root = await servedFiles();
  const columns = new Map<string, readonly string[]>();
  try {
    for (const name of hostNames) {
      for (const hasTls of name === 'nginx' ? [false, true] : [false]) {
        const host = await startHost(name, root, {hasTls});
        const ca = host.certificate && readFileSync(host.certificate, 'utf8');
        const asker: Asker = (target, question) => ask(host.origin, target, {...question, ca});
        try {
          columns.set(hasTls ? `${name}, TLS` : name, await cellsOf(asker, host.origin));
        } finally {
          await host.stop();
        }
      }
    }
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
  const rows = [
    ...expectationsOf(buildDir).map((one) => [askedOf(one), wantedOf(one)]),
    ['a page and a script, compressed', 'br or gzip, as the browser takes it; `vary`'],
    ['a page that the browser has', '304'],
    ['protocol', 'with TLS: HTTP/2'],
  ];
  const text = `# What hosts answer

Written by \`npm run hosts\`: the answer of each host of this folder to the requests of \`expectations.ts\`. Every answer also has the headers of the build and, with TLS only, \`Strict-Transport-Security\`. A ✗ marks an answer that is not as expected.

${table(
  ['Asked', 'Expected', ...columns.keys()],
  rows.map((row, at) => [...row, ...[...columns.values()].map((cells) => cells[at] ?? '')]),
)}
`;
  const file = path.join(project, tableFile);
  // Node.js 20 fails to load other ES modules while Prettier is still loading.
  const {format, resolveConfig} = await import('prettier');
  const config = await resolveConfig(file);
  writeFileSync(file, await format(text, {...config, filepath: file}));
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
