import {kilobytes} from '../../report';
import {comparisonTable, open, withPage, type Bench, type Row} from '../measurement';
import {bytesOf, kinds, watchRequests, type Fetched} from '../requests';
import {pageLabels, phone, type MeasuredSite} from '../settings';

async function fetchedBy(
  {browser, origins}: Bench,
  site: MeasuredSite,
  route: string,
): Promise<Fetched[]> {
  return withPage(browser, phone, async (page, session) => {
    const settled = await watchRequests(session);
    await open(page, `${origins[site] ?? ''}${route}`);
    return settled();
  });
}

/** Bytes that a page loads on a phone, by kind, and prefetches. */
export async function weight(bench: Bench): Promise<string> {
  const {measured} = bench;
  const rows: Row[] = [];
  for (const {name, route} of bench.pages) {
    const files: Partial<Record<MeasuredSite, Fetched[]>> = {};
    for (const site of measured) {
      files[site] = await fetchedBy(bench, site, route);
    }
    const row = (label: string, isMeant: (file: Fetched) => boolean): Row => ({
      labels: [pageLabels[name], label],
      values: Object.fromEntries(
        measured.map((site) => [site, bytesOf((files[site] ?? []).filter(isMeant))]),
      ),
      write: kilobytes,
    });
    rows.push(
      ...kinds.map((kind) => row(kind, (file) => file.kind === kind && !file.isAhead)),
      row('all of these', ({isAhead}) => !isAhead),
      row('ahead', ({isAhead}) => isAhead),
    );
  }
  return comparisonTable(['Page', 'kB'], measured, rows);
}
