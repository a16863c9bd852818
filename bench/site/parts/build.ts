import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../../src/site';
import {median} from '../../report';
import {comparisonTable, type Row} from '../measurement';
import {measuredRun, type Cost} from '../measuredRun';
import {ownOut, type MeasuredSite} from '../settings';
import {copyProject, docusaurusBuild, makeCold, type SiteBuild} from '../sites';

const measures: readonly {
  readonly name: string;
  readonly of: (cost: Cost) => number;
  readonly write: (value: number) => string;
}[] = [
  {name: 'seconds', of: ({seconds}) => seconds, write: (value) => value.toFixed(1)},
  {name: 'GB of memory', of: ({memory}) => memory / 1e9, write: (value) => value.toFixed(2)},
  {
    name: 'processor seconds',
    of: ({seconds, cores}) => seconds * cores,
    write: (value) => value.toFixed(0),
  },
];

const kinds = ['cold', 'second'] as const;

/** Copies the project and adds a version with the pages of the released one. */
export function withThirdVersion(): SiteBuild {
  const folder = path.join(ownOut, 'third');
  copyProject(folder);
  const {name, tree} = versions.latest;
  const third = '3.0';
  const renamed = (file: string) => file.replace(name, third);
  for (const file of [tree, `versioned_sidebars/version-${name}-sidebars.json`]) {
    cpSync(path.join(folder, file), path.join(folder, renamed(file)), {recursive: true});
  }
  writeFileSync(path.join(folder, 'versions.json'), JSON.stringify([name, third]));
  const list = path.join(folder, 'src/site/versions.ts');
  const version = {...versions.latest, name: third, number: third, label: third, path: third};
  const entry = JSON.stringify({...version, tree: renamed(tree), isLatest: false});
  const text = readFileSync(list, 'utf8');
  writeFileSync(list, text.replace('] as const satisfies', `${entry}] as const satisfies`));
  return docusaurusBuild(folder);
}

/**
 * Builds sites in turn, without and with the caches of an earlier build.
 *
 * @param runs number of repetitions; the median counts
 * @param print prints a line
 * @returns table of the resource usage
 */
export async function buildTable(
  builds: Readonly<Partial<Record<MeasuredSite, SiteBuild>>>,
  runs: number,
  print: (line: string) => void,
): Promise<string> {
  const sites = Object.keys(builds) as MeasuredSite[];
  const costs: {site: MeasuredSite; kind: (typeof kinds)[number]; cost: Cost}[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const [site, build] of Object.entries(builds) as [MeasuredSite, SiteBuild][]) {
      makeCold(build);
      for (const kind of kinds) {
        const cost = await measuredRun(build);
        costs.push({site, kind, cost});
        print(
          `${site}: ${kind} build, ${measures.map(({name, of, write}) => `${write(of(cost))} ${name}`).join(', ')}`,
        );
      }
    }
  }
  const rows = kinds.flatMap((kind) =>
    measures.map(({name, of, write}): Row => {
      const valueOf = (site: MeasuredSite) =>
        median(
          costs.filter((one) => one.site === site && one.kind === kind).map(({cost}) => of(cost)),
        );
      return {
        labels: [kind, name],
        values: Object.fromEntries(sites.map((site) => [site, valueOf(site)])),
        write,
      };
    }),
  );
  return comparisonTable(['Build', 'Measure'], sites, rows);
}
