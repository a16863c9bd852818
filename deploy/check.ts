import {readRelease} from '../src/features/release/releaseFile';
import {ask} from './ask';
import {
  compressionProblems,
  expectationsOf,
  expectedOf,
  nameOf,
  problemsOf,
  revalidationProblems,
  type Asker,
} from './expectations';

/** A host that is looked at. */
export interface Checked {
  /** `https://manual.example.org`, without anything behind it. */
  readonly origin: string;
  /** Address without TLS that leads on to it; none to leave that out. */
  readonly plainOrigin?: string;
  /** Certificate of an authority of its own, as text. */
  readonly ca?: string;
  /** Files of the release before, by their names below its folder: those in `assets/` are to be there still. */
  readonly kept?: readonly string[];
  /** Forms that it may send where brotli is taken; by default gzip is enough. */
  readonly brotli?: RegExp;
}

/** Findings at a host. */
export interface CheckResult {
  /** How many things were looked at. */
  readonly count: number;
  /** Those that are not as expected, a line each. */
  readonly problems: readonly string[];
}

/** Most files of the release before that are asked for. */
const mostKept = 20;

async function releaseProblems(asker: Asker, build: string): Promise<string[]> {
  const {release} = await readRelease(build);
  const {status, body} = await asker('/release.json');
  let there: unknown;
  try {
    there = (JSON.parse(body.toString()) as {release?: unknown}).release;
  } catch {
    return [`/release.json: status ${status}, and no release is named: is this the manual?`];
  }
  return there === release
    ? []
    : [
        `/release.json: the host has the release ${String(there)}, build/ has ${release}: build the same commit, or wait until caches have let the old one go`,
      ];
}

/** Whether an address without TLS leads on, with all that was asked, and says nothing that only TLS may. */
async function leadingProblems(origin: string, plainOrigin: string): Promise<string[]> {
  const target = '/docs/intro?q=a%20b';
  const {status, headers} = await ask(plainOrigin, target);
  const location = headers.location ?? 'nowhere';
  const found: string[] = [];
  if (![301, 302, 307, 308].includes(status) || location !== `${origin}${target}`) {
    found.push(`${plainOrigin}${target}: status ${status} to ${location}, not to ${origin}`);
  }
  if (headers['strict-transport-security'] !== undefined) {
    found.push(`${plainOrigin}${target}: Strict-Transport-Security without TLS`);
  }
  return found;
}

/** At most so many of some names, from the first to the last. */
function spread(names: readonly string[], most: number): readonly string[] {
  const step = Math.max(1, names.length / most);
  return Array.from({length: Math.min(most, names.length)}, (_, order) => {
    return names[Math.floor(order * step)] ?? '';
  });
}

async function keptProblems(asker: Asker, kept: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const names = kept.filter((name) => name.startsWith('assets/'));
  if (names.length === 0) {
    found.push('no name that is given begins with assets/');
  }
  for (const name of spread(names, mostKept)) {
    const {status} = await asker(`/${name}`, {method: 'HEAD'});
    if (status !== 200) {
      found.push(`/${name}: status ${status}, not 200`);
    }
  }
  return found;
}

/**
 * Ask a host for what `tests/build/hosts.spec.ts` asks every host, and compare
 * the answers with a built site.
 *
 * @param build folder of the built site that the host is to have
 * @throws Error when the host cannot be reached
 */
export async function checkHost(checked: Checked, build: string): Promise<CheckResult> {
  const {origin, plainOrigin, ca, kept = [], brotli} = checked;
  const asker: Asker = (target, question) => ask(origin, target, {...question, ca});
  const other = await releaseProblems(asker, build);
  if (other.length > 0) {
    // All that is compared with the build would differ.
    return {count: 1, problems: other};
  }
  const expected = expectedOf(build);
  const steps: {readonly what: string; readonly problems: () => Promise<string[]>}[] = [];
  for (const expectation of expectationsOf(build)) {
    const {ask: target, method, headers} = expectation;
    const problems = async () =>
      problemsOf(expectation, await asker(target, {method, headers}), origin, expected);
    steps.push({what: nameOf(expectation), problems});
  }
  steps.push({
    what: 'compression',
    problems: () => compressionProblems(asker, expected, brotli),
  });
  steps.push({what: 'what the browser has', problems: () => revalidationProblems(asker)});
  if (kept.length > 0) {
    steps.push({what: 'the release before', problems: () => keptProblems(asker, kept)});
  }
  if (origin.startsWith('https:')) {
    const problems = async () =>
      (await asker('/')).protocol === 'h2' ? [] : ['the host speaks HTTP/1.1 alone'];
    steps.push({what: 'HTTP/2', problems});
  }
  if (plainOrigin !== undefined) {
    steps.push({
      what: 'without TLS',
      problems: () => leadingProblems(origin, plainOrigin),
    });
  }
  const found: string[] = [];
  for (const {what, problems} of steps) {
    const lines = await problems().catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    found.push(...lines.map((line) => `${what}: ${line}`));
  }
  return {count: steps.length + 1, problems: found};
}

/**
 * Report about a host.
 *
 * @returns the closing line, when all is as expected
 * @throws Error with a line for each thing that is not
 */
export function report({origin}: Checked, {count, problems}: CheckResult): string {
  if (problems.length === 0) {
    return `${origin} answers as it should: ${count} things looked at.`;
  }
  throw new Error(
    [`${origin} does not answer as it should:`, ...problems.map((line) => `  ${line}`)].join('\n'),
  );
}
