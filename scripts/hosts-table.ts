import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {table} from '../bench/report';
import {
  compressionProblems,
  expectationsOf,
  mainScriptOf,
  nameOf,
  problemsOf,
  readExpectedSite,
  revalidationProblems,
  type Expectation,
  type SendRequest,
} from '../deploy/expectations';
import {sendRequest} from '../deploy/request';
import {hostNames, isInstalled, prepareSite, startHost} from '../deploy/startHost';

const project = path.resolve(__dirname, '..');
const buildDir = path.join(project, 'build');

/*
 * Sends every request of `deploy/expectations.ts` to each host, with TLS and
 * without, and writes the responses to `deploy/hosts.md`.
 */

/** File of the table, relative to the project. */
export const tableFile = 'deploy/hosts.md';

const code = (text: string) => `\`${text}\``;

/** The request of a row, without the hash of the build. */
export function requestCell(expectation: Expectation): string {
  return code(nameOf(expectation).replace(mainScriptOf(buildDir), '/assets/js/main.….js'));
}

/** The expected response of a row, without the headers of all responses. */
export function responseCell({response, responseHeaders = {}, file}: Expectation): string {
  const statuses = [response.status].flat().join(', ');
  const location = response.location === undefined ? [] : [`to ${code(response.location)}`];
  const body = file === undefined ? [] : [file.startsWith('assets/') ? 'the file' : code(file)];
  const headers = Object.entries(responseHeaders).map(([key, {source}]) =>
    code(`${key}: ${source.replace('\\d+', '…').replaceAll(/[\\^$?]/gu, '')}`),
  );
  return [statuses, ...location, ...body, ...headers].join('; ');
}

const resultCell = (result: string | number, problems: readonly string[]) =>
  problems.length === 0 ? String(result) : `${result} ✗`;

async function columnOf(send: SendRequest, origin: string): Promise<string[]> {
  const expected = readExpectedSite(buildDir);
  const cells: string[] = [];
  for (const expectation of expectationsOf(buildDir)) {
    const {target, method, headers} = expectation;
    const response = await send(target, {method, headers});
    cells.push(resultCell(response.status, problemsOf(expectation, response, origin, expected)));
  }
  const brotli = await send('/docs/intro', {headers: {'Accept-Encoding': 'gzip, br'}});
  cells.push(
    resultCell(
      brotli.headers['content-encoding'] ?? 'none',
      await compressionProblems(send, expected),
    ),
    resultCell(304, await revalidationProblems(send)),
    brotli.protocol === 'h2' ? 'HTTP/2' : 'HTTP/1.1',
  );
  return cells;
}

async function main(): Promise<void> {
  const missing = hostNames.filter((name) => !isInstalled(name));
  if (missing.length > 0) {
    throw new Error(`Not installed: ${missing.join(', ')}.`);
  }
  const root = await prepareSite();
  const columns = new Map<string, readonly string[]>();
  try {
    for (const name of hostNames) {
      for (const hasTls of name === 'nginx' ? [false, true] : [false]) {
        const host = await startHost(name, root, {hasTls});
        const ca = host.certificate && readFileSync(host.certificate, 'utf8');
        const send: SendRequest = (target, options) =>
          sendRequest(host.origin, target, {...options, ca});
        try {
          columns.set(hasTls ? `${name}, TLS` : name, await columnOf(send, host.origin));
        } finally {
          await host.stop();
        }
      }
    }
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
  const rows = [
    ...expectationsOf(buildDir).map((one) => [requestCell(one), responseCell(one)]),
    ['a page and a script, compressed', 'br or gzip, depending on `accept-encoding`; `vary`'],
    ['a page, with `if-none-match` or `if-modified-since`', '304'],
    ['protocol', 'with TLS: HTTP/2'],
  ];
  const text = `# Responses of hosts

Written by \`npm run hosts\`: the response of each host of this folder to the requests of \`expectations.ts\`. All responses also have the headers of the build and, with TLS only, \`Strict-Transport-Security\`. A ✗ marks an unexpected response.

${table(
  ['Request', 'Expected', ...columns.keys()],
  rows.map((row, index) => [...row, ...[...columns.values()].map((cells) => cells[index] ?? '')]),
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
