import {readRelease} from '../src/features/release-file/releaseFile';
import {
  compressionProblems,
  expectationsOf,
  nameOf,
  problemsOf,
  readExpectedSite,
  revalidationProblems,
  type SendRequest,
} from './expectations';
import {sendRequest} from './request';

/** Host under test. */
export interface CheckedHost {
  /** For example `https://manual.example.org`. */
  readonly origin: string;
  /** HTTP origin that redirects to it; if omitted, the redirect is not checked. */
  readonly plainOrigin?: string;
  /** PEM certificate of a private certificate authority. */
  readonly ca?: string;
  /** Files of the previous release, relative to its folder; those in `assets/` must still exist. */
  readonly keptFiles?: readonly string[];
  /** Accepted encodings if the client accepts brotli; brotli or gzip by default. */
  readonly brotli?: RegExp;
}

/** Result of the checks of a host. */
export interface HostResult {
  /** Number of checks. */
  readonly count: number;
  /** Failures, one per line. */
  readonly problems: readonly string[];
}

/** Maximum number of requested files of the previous release. */
const maxKeptFiles = 20;

async function releaseProblems(send: SendRequest, build: string): Promise<string[]> {
  const {release} = await readRelease(build);
  const {status, body} = await send('/release.json');
  let deployed: unknown;
  try {
    deployed = (JSON.parse(body.toString()) as {release?: unknown}).release;
  } catch {
    return [`/release.json: status ${status} without a release: does the host serve this site?`];
  }
  return deployed === release
    ? []
    : [
        `/release.json: the host has the release ${String(deployed)}, build/ has ${release}: build the same commit, or wait until the cached release expires`,
      ];
}

/** Checks that HTTP redirects to HTTPS with path and query, without `Strict-Transport-Security`. */
async function redirectProblems(origin: string, plainOrigin: string): Promise<string[]> {
  const target = '/docs/intro?q=a%20b';
  const {status, headers} = await sendRequest(plainOrigin, target);
  const location = headers.location ?? 'no location';
  const found: string[] = [];
  if (![301, 302, 307, 308].includes(status) || location !== `${origin}${target}`) {
    found.push(`${plainOrigin}${target}: status ${status} to ${location}, not to ${origin}`);
  }
  if (headers['strict-transport-security'] !== undefined) {
    found.push(`${plainOrigin}${target}: Strict-Transport-Security without TLS`);
  }
  return found;
}

/** Evenly spaced sample. */
function sample(names: readonly string[], maxCount: number): readonly string[] {
  const step = Math.max(1, names.length / maxCount);
  return Array.from({length: Math.min(maxCount, names.length)}, (_, index) => {
    return names[Math.floor(index * step)] ?? '';
  });
}

async function keptFileProblems(
  send: SendRequest,
  keptFiles: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  const names = keptFiles.filter((name) => name.startsWith('assets/'));
  if (names.length === 0) {
    found.push('no file name begins with assets/');
  }
  for (const name of sample(names, maxKeptFiles)) {
    const {status} = await send(`/${name}`, {method: 'HEAD'});
    if (status !== 200) {
      found.push(`/${name}: status ${status}, not 200`);
    }
  }
  return found;
}

/**
 * Sends the requests of `tests/build/hosts.spec.ts` to a host, and compares the responses
 * with a built site.
 *
 * @param build folder of the built site that is deployed to the host
 * @throws Error if the host cannot be reached
 */
export async function checkHost(host: CheckedHost, build: string): Promise<HostResult> {
  const {origin, plainOrigin, ca, keptFiles = [], brotli} = host;
  const send: SendRequest = (target, options) => sendRequest(origin, target, {...options, ca});
  const differentRelease = await releaseProblems(send, build);
  if (differentRelease.length > 0) {
    // Otherwise every comparison would fail.
    return {count: 1, problems: differentRelease};
  }
  const expected = readExpectedSite(build);
  const checks: {readonly name: string; readonly run: () => Promise<string[]>}[] = [];
  for (const expectation of expectationsOf(build)) {
    const {target, method, headers} = expectation;
    const run = async () =>
      problemsOf(expectation, await send(target, {method, headers}), origin, expected);
    checks.push({name: nameOf(expectation), run});
  }
  checks.push({name: 'compression', run: () => compressionProblems(send, expected, brotli)});
  checks.push({name: 'revalidation', run: () => revalidationProblems(send)});
  if (keptFiles.length > 0) {
    checks.push({name: 'previous release', run: () => keptFileProblems(send, keptFiles)});
  }
  if (origin.startsWith('https:')) {
    const run = async () =>
      (await send('/')).protocol === 'h2' ? [] : ['the host supports HTTP/1.1 only'];
    checks.push({name: 'HTTP/2', run});
  }
  if (plainOrigin !== undefined) {
    checks.push({name: 'HTTPS redirect', run: () => redirectProblems(origin, plainOrigin)});
  }
  const found: string[] = [];
  for (const {name, run} of checks) {
    const problems = await run().catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    found.push(...problems.map((problem) => `${name}: ${problem}`));
  }
  return {count: checks.length + 1, problems: found};
}

/**
 * Summary of the checks of a host.
 *
 * @returns the number of passed checks
 * @throws Error with a line for each failure
 */
export function report({origin}: CheckedHost, {count, problems}: HostResult): string {
  if (problems.length === 0) {
    return `${origin}: ${count} checks passed.`;
  }
  throw new Error(
    [`${origin}: checks failed:`, ...problems.map((problem) => `  ${problem}`)].join('\n'),
  );
}
