// cspell:ignore xcqc rmvq
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {run} from './run';

/** Output of `npm audit --json`, as far as it is read. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        /** A string refers to the advisories of that package. */
        readonly via: readonly (
          string | {readonly url: string; readonly title: string; readonly severity: string}
        )[];
        /** Paths in the lock file. */
        readonly nodes: readonly string[];
      }
    >
  >;
  /** Error message, if there is no report. */
  readonly message?: string;
}

/** Data to assess advisories. */
export interface AuditSources {
  /** IDs of accepted advisories. */
  readonly accepted: ReadonlySet<string>;
  /** Package versions by path in the lock file. */
  readonly lock: Readonly<Record<string, {readonly version?: string}>>;
  /** Content of `bom.json`, the bill of materials of browser code. */
  readonly bom: string;
}

/** Advisory that fails the command, with the reason. */
export interface Finding {
  readonly id: string;
  readonly text: string;
}

/** Accepted advisories on packages outside the browser bundle, with their reasons. */
const acceptedAdvisories: Readonly<Record<string, string>> = {
  'GHSA-9jgg-88mc-972h':
    'webpack-dev-server: only `npm start` runs it; another site could read its responses, which are public anyway',
  'GHSA-4v9v-hfq4-rm2v': 'webpack-dev-server: as above',
  'GHSA-79cf-xcqc-c78w': 'webpack-dev-server: as above',
  'GHSA-w5hq-g745-h8pq': 'uuid: webpack-dev-server does not call the affected function',
  'GHSA-5c6j-r48x-rmvq':
    'serialize-javascript: webpack plugins, which are loaded but do not run, because Rspack replaces webpack',
  'GHSA-qj8w-gfj5-8c6v': 'serialize-javascript: as above',
};

/** Packages that cannot be newer, by what holds them back. */
export const heldPackages: Readonly<Record<string, readonly string[]>> = {
  'Node.js 20, on which the next version fails': [
    'cspell',
    'markdownlint-cli2',
    'pdfjs-dist',
    'stylelint',
    'stylelint-config-standard',
    'undici',
  ],
  'the oldest supported Node.js': ['@types/node'],
  'eslint-plugin-jsx-a11y': ['eslint'],
  'typescript-eslint': ['typescript'],
  'the version of the search plugin': ['cheerio', 'comlink', 'lunr'],
  'the version of the theme': ['copy-text-to-clipboard', 'prismjs'],
  'the version of Docusaurus': [
    '@types/history',
    '@types/react-router-config',
    'parse5',
    'postcss',
    'remark-mdx',
    'unified',
  ],
  'the version of tsx': ['esbuild'],
  'the newest with a published build for every platform': ['@swc/core'],
};

/**
 * Advisories that affect browser code, which cannot be accepted, and others that are not accepted.
 *
 * @throws Error if the registry returned no report
 */
export function findings(
  {vulnerabilities, message}: AuditReport,
  {accepted, lock, bom}: AuditSources,
): Finding[] {
  if (vulnerabilities === undefined) {
    throw new Error(`The registry returned no report: ${message ?? 'no reason given'}`);
  }
  return Object.entries(vulnerabilities).flatMap(([name, {via, nodes}]) => {
    const packageVersions = nodes.map((node) => `${name}@${lock[node]?.version ?? ''}`);
    const bundled = packageVersions.find((one) =>
      bom.includes(`"pkg:npm/${one.replace(/^@/u, '%40')}"`),
    );
    return via.flatMap((advisory): Finding[] => {
      if (typeof advisory === 'string') {
        return [];
      }
      const {url, title, severity} = advisory;
      const id = url.split('/').at(-1) ?? url;
      const summary = `${name}, ${severity}: ${title}`;
      if (bundled !== undefined) {
        return [{id, text: `${summary}; ${bundled} is in the browser bundle`}];
      }
      return accepted.has(id) ? [] : [{id, text: `${summary}; not accepted in scripts/audit.ts`}];
    });
  });
}

/** Queries the npm registry and prints the advisories that are not accepted. */
async function audit(project: string): Promise<boolean> {
  const text = (file: string) => readFile(path.join(project, file), 'utf8');
  const bom = await text('build/bom.json').catch((cause: unknown) => {
    throw new Error('There is no build/bom.json: run "npm run build" first.', {cause});
  });
  const {packages} = JSON.parse(await text('package-lock.json')) as {
    readonly packages: AuditSources['lock'];
  };
  const {output} = await run('npm', ['audit', '--json'], {cwd: project});
  const report = JSON.parse(output.slice(output.indexOf('{'))) as AuditReport;
  const found = findings(report, {
    accepted: new Set(Object.keys(acceptedAdvisories)),
    lock: packages,
    bom,
  });
  found.forEach(({id, text: line}) => console.log(`${id} ${line}`));
  for (const [reason, names] of Object.entries(heldPackages)) {
    console.log(`held back by ${reason}: ${names.join(', ')}`);
  }
  const {length} = Object.keys(report.vulnerabilities ?? {});
  console.log(
    `${length} packages with direct or transitive advisories; ${found.length} not accepted`,
  );
  return found.length === 0;
}

if (require.main === module) {
  audit(path.resolve(__dirname, '..')).then(
    (hasPassed) => {
      process.exitCode = hasPassed ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
