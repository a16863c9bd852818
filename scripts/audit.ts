import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {run} from './run';

/** What `npm audit --json` prints, in the parts that are read. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        /** A name stands for the advisories of that package. */
        readonly via: readonly (
          string | {readonly url: string; readonly title: string; readonly severity: string}
        )[];
        /** Places in the lock file. */
        readonly nodes: readonly string[];
      }
    >
  >;
  /** Why there is no report. */
  readonly message?: string;
}

/** What an advisory is judged by. */
export interface AuditSources {
  /** Text of CONTRIBUTING.md, whose table has an advisory in each row. */
  readonly explained: string;
  /** Version of each package, by its place in the lock file. */
  readonly lock: Readonly<Record<string, {readonly version?: string}>>;
  /** Text of the bill of materials of what reaches a browser. */
  readonly bom: string;
}

/** An advisory that stops the command, with the reason. */
export interface Finding {
  readonly id: string;
  readonly text: string;
}

/** The advisories that CONTRIBUTING.md explains. */
export function explainedAdvisories(text: string): Set<string> {
  return new Set([...text.matchAll(/^\| `(?<id>GHSA(?:-\w{4}){3})` /gmu)].map(([, id = '']) => id));
}

/**
 * The advisories of a report that reach a reader, which nothing excuses, and
 * those that nobody has explained yet.
 *
 * @throws Error when the registry gave no report
 */
export function findings(
  {vulnerabilities, message}: AuditReport,
  {explained, lock, bom}: AuditSources,
): Finding[] {
  if (vulnerabilities === undefined) {
    throw new Error(`The registry returned no report: ${message ?? 'no reason given'}`);
  }
  const known = explainedAdvisories(explained);
  return Object.entries(vulnerabilities).flatMap(([name, {via, nodes}]) => {
    const copies = nodes.map((place) => `${name}@${lock[place]?.version ?? ''}`);
    const reaching = copies.find((copy) => bom.includes(`"pkg:npm/${copy.replace(/^@/u, '%40')}"`));
    return via.flatMap((advisory): Finding[] => {
      if (typeof advisory === 'string') {
        return [];
      }
      const {url, title, severity} = advisory;
      const id = url.split('/').at(-1) ?? url;
      const told = `${name}, ${severity}: ${title}`;
      if (reaching !== undefined) {
        return [{id, text: `${told}; ${reaching} reaches a reader`}];
      }
      return known.has(id) ? [] : [{id, text: `${told}; not explained in CONTRIBUTING.md`}];
    });
  });
}

/** Ask the registry of npm, and print what it knows that nobody has explained. */
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
  const found = findings(report, {explained: await text('CONTRIBUTING.md'), lock: packages, bom});
  found.forEach(({id, text: line}) => console.log(`${id} ${line}`));
  const {length} = Object.keys(report.vulnerabilities ?? {});
  console.log(`${length} packages with an advisory, or above one; ${found.length} to check`);
  return found.length === 0;
}

if (require.main === module) {
  audit(path.resolve(__dirname, '..')).then(
    (isClear) => {
      process.exitCode = isClear ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
