import {comparisonTable, type Row} from '../measurement';
import {measuredRun, type Cost} from '../measuredRun';
import type {MeasuredSite} from '../settings';
import {makeCold, type SiteBuild} from '../sites';

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

/**
 * Builds a site without and with the caches of an earlier build.
 *
 * @param print prints a line
 */
export async function buildTwice(
  site: MeasuredSite,
  build: SiteBuild,
  print: (line: string) => void,
): Promise<{cold: Cost; second: Cost}> {
  makeCold(build);
  const cold = await measuredRun(build);
  print(`${site}: cold build ${cold.seconds.toFixed(1)} s`);
  const second = await measuredRun(build);
  print(`${site}: second build ${second.seconds.toFixed(1)} s`);
  return {cold, second};
}

/** Table of the resource usage of the builds. */
export function buildTable(
  sites: readonly MeasuredSite[],
  costs: Readonly<Partial<Record<MeasuredSite, {cold: Cost; second: Cost}>>>,
): string {
  const rows = (['cold', 'second'] as const).flatMap((which) =>
    measures.map(({name, of, write}): Row => ({
      labels: [which, name],
      values: Object.fromEntries(
        sites.flatMap((site) => {
          const cost = costs[site]?.[which];
          return cost === undefined ? [] : [[site, of(cost)]];
        }),
      ),
      write,
    })),
  );
  return comparisonTable(['Build', 'Measure'], sites, rows);
}
