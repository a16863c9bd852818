import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {table} from '../bench/report';
import {ask, type Answer} from '../deploy/ask';
import {readBuiltSite} from '../deploy/builtSite';
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
import {hostNames, makeCertificate, programOf, servedFiles, startHost} from './support/hosts';
import {buildDir, root as project} from './support/project';

/*
 * Asks each host that this machine has for everything that hosts are held to,
 * with TLS and without, and writes what it answers to `deploy/hosts.md`.
 */

/** The file with the table, below the project. */
export const tableFile = 'deploy/hosts.md';

const code = (text: string) => `\`${text}\``;

/** What is asked, with the hash of the build left out. */
export function askedOf(expectation: Expectation): string {
  return code(nameOf(expectation).replace(mainScriptOf(buildDir), '/assets/js/main.….js'));
}

/** What is expected besides the headers of every answer. */
export function wantedOf({answer, has = {}, file}: Expectation): string {
  const statuses = [answer.status].flat().join(', ');
  const location = answer.location === undefined ? [] : [`to ${code(answer.location)}`];
  const body = file === undefined ? [] : [file.startsWith('assets/') ? 'the file' : code(file)];
  const headers = Object.entries(has).map(([key, {source}]) =>
    code(`${key}: ${source.replace('\\d+', '…').replaceAll(/[\\^$?]/gu, '')}`),
  );
  return [statuses, ...location, ...body, ...headers].join('; ');
}

/** One host, with TLS or without, and how it is asked. */
interface Column {
  readonly head: string;
  readonly cells: readonly string[];
}

const marked = (status: string | number, problems: readonly string[]) =>
  problems.length === 0 ? String(status) : `${status} ✗`;

async function columnOf(head: string, asker: Asker, origin: string): Promise<Column> {
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
  return {head, cells};
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-tls-'));
  const root = await servedFiles();
  const columns: Column[] = [];
  try {
    const tls = makeCertificate(folder);
    const ca = readFileSync(tls.certificate, 'utf8');
    for (const name of hostNames) {
      if (name !== 'preview' && programOf(name) === undefined) {
        throw new Error(`There is no ${name} here: the table would lack it.`);
      }
      for (const manner of name === 'preview' ? [{}] : [{}, {tls}]) {
        const host = await startHost(name, readBuiltSite(root), root, manner);
        const asker: Asker = (target, question) => ask(host.origin, target, {...question, ca});
        try {
          const head = 'tls' in manner ? `${name}, TLS` : name;
          columns.push(await columnOf(head, asker, host.origin));
        } finally {
          await host.stop();
        }
      }
    }
  } finally {
    [folder, root].forEach((one) => rmSync(one, {recursive: true, force: true}));
  }
  const rows = [
    ...expectationsOf(buildDir).map((one) => [askedOf(one), wantedOf(one)]),
    ['a page and a script, compressed', 'br or gzip, as the browser takes it; `vary`'],
    ['a page that the browser has', '304'],
    ['protocol', 'with TLS: HTTP/2'],
  ];
  const text = `# What hosts answer

Written by \`npm run hosts\`: every host of this folder, asked for each line. Every answer has the headers of the build, too, and \`Strict-Transport-Security\` with TLS and only then. A ✗ stands where an answer is not as expected.

${table(
  ['Asked', 'Expected', ...columns.map(({head}) => head)],
  rows.map((row, at) => [...row, ...columns.map(({cells}) => cells[at] ?? '')]),
)}
`;
  const file = path.join(project, tableFile);
  const config = await resolveConfig(file);
  writeFileSync(file, await format(text, {...config, filepath: file}));
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
