import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium as playwright, type Browser} from 'playwright';
import {findChromium} from '../../scripts/chromium';
import {docsRoot, versions} from '../../src/site';
import {publish} from '../report';
import {browserFlags} from '../slowed';
import {readArguments, type PartName, type Plan} from './arguments';
import {builtHtml, builtRoutes, readContent} from './content';
import type {Bench} from './measurement';
import {measuredRun} from './measuredRun';
import {findNginx, prepareFiles, serveSites} from './nginx';
import {buildTable, withThirdVersion} from './parts/build';
import {blocking} from './parts/blocking';
import {growth} from './parts/growth';
import {input, tap} from './parts/input';
import {lighthouse} from './parts/lighthouse';
import {navigation} from './parts/navigation';
import {weight} from './parts/weight';
import {writer} from './parts/writer';
import {writePeer} from './peers';
import {
  ownOut,
  type MeasuredPage,
  type MeasuredSite,
  type PageName,
  type SiteName,
} from './settings';
import {builds, docusaurusBuild, outputOf, unbuilt} from './sites';

/* Compares the site with three others with the same content, and writes the tables of README.md. */

/** Most repetitions of a build. */
const buildRuns = 3;

const print = (line: string) => console.log(line);

function show(plan: Plan, part: PartName, content: string): void {
  print(`\n${content}\n`);
  if (plan.isWhole) {
    publish(part, content);
  }
}

/** Sites of the plan, and the earlier build if given. */
const measuredSites = ({sites, before}: Plan): readonly MeasuredSite[] => [
  ...sites,
  ...(before === undefined ? [] : (['before'] as const)),
];

/** Builds missing sites, or measures the builds of all sites of the plan. */
async function build(plan: Plan, browser: Browser, isMeasured: boolean): Promise<void> {
  const buildMissing = async (sites: readonly SiteName[]) => {
    for (const site of sites) {
      print(`${site}: building`);
      await measuredRun(builds[site]);
    }
  };
  // The other sites are generated from the pages of this one.
  await buildMissing(unbuilt(['ours']));
  const peers = (isMeasured ? plan.sites : unbuilt(plan.sites)).filter((site) => site !== 'ours');
  const pages = peers.length > 0 ? await readContent(browser) : [];
  peers.forEach((site) => writePeer(site, pages));
  if (isMeasured) {
    const {before} = plan;
    const measured = {
      ...Object.fromEntries(plan.sites.map((site) => [site, builds[site]])),
      ...(plan.sites.includes('ours') && {third: withThirdVersion()}),
      ...(before !== undefined && {before: docusaurusBuild(path.dirname(path.resolve(before)))}),
    };
    show(plan, 'build', await buildTable(measured, Math.min(plan.runs, buildRuns), print));
  } else {
    await buildMissing(peers);
  }
}

/** Longest developer reference page, except index pages. */
function longestReference(): string {
  const start = `${docsRoot(versions.latest)}/development/`;
  const lengthOf = (route: string) => {
    const article = /<article[\s\S]*<\/article>/u.exec(builtHtml(route))?.[0] ?? '';
    return article.replace(/<[^>]+>/gu, '').length;
  };
  const [longest] = builtRoutes()
    .filter((route) => route.startsWith(start) && !route.endsWith('/intro'))
    .map((route) => ({route, length: lengthOf(route)}))
    .sort((a, b) => b.length - a.length);
  if (longest === undefined) {
    throw new Error(`There is no page below ${start}.`);
  }
  return longest.route;
}

function routesOf(): Record<PageName, string> {
  const base = docsRoot(versions.latest);
  return {
    home: '/',
    server: `${base}/io-servers/satel`,
    reference: longestReference(),
    object: `${base}/development/project-development/objects/slider`,
    tutorial: `${base}/tutorials/first-steps/create-your-first-project`,
  };
}

async function servedSites(
  sites: readonly SiteName[],
  before?: string,
): Promise<Record<string, string>> {
  const outputs: Partial<Record<MeasuredSite, string>> = {
    ...Object.fromEntries(sites.map((site) => [site, outputOf(builds[site])])),
    ...(before !== undefined && {before}),
  };
  const folders: Record<string, string> = {};
  for (const [site, output] of Object.entries(outputs)) {
    const folder = path.join(ownOut, `served-${site}`);
    await prepareFiles(output, folder);
    folders[site] = folder;
  }
  return folders;
}

async function main(): Promise<void> {
  const plan = readArguments(process.argv.slice(2));
  findNginx();
  const chromium = await findChromium();
  const browser = await playwright.launch({executablePath: chromium, args: browserFlags});
  try {
    await build(plan, browser, plan.parts.includes('build'));
    if (plan.parts.every((part) => part === 'build')) {
      return;
    }
    const routes = routesOf();
    const missing = Object.values(routes).find((route) => !builtRoutes().includes(route));
    if (missing !== undefined || !existsSync(outputOf(builds.ours))) {
      throw new Error(`The built site has no ${missing ?? 'page'}.`);
    }
    if (plan.before !== undefined && !existsSync(path.join(plan.before, 'index.html'))) {
      throw new Error(`before=${plan.before} has no index.html: give the folder of a built site.`);
    }
    const pageOf = (name: PageName): MeasuredPage => ({name, route: routes[name]});
    const serving = await serveSites(await servedSites(['ours', ...plan.sites], plan.before));
    print(`Served by nginx with ${serving.compression}.`);
    const bench: Bench = {
      plan,
      browser,
      chromium,
      origins: serving.origins,
      pages: plan.pages.map(pageOf),
      measured: measuredSites(plan),
    };
    const parts = {
      weight: () => weight(bench),
      lighthouse: () => lighthouse(bench),
      blocking: () => blocking(bench),
      navigation: () => navigation(bench),
      tap: () => tap({...bench, pages: [pageOf('server')]}),
      input: () => input({...bench, pages: [pageOf('server'), pageOf('object')]}),
      writer: () => writer(bench, print),
      growth: () => growth(bench, print),
    };
    try {
      for (const [part, measure] of Object.entries(parts)) {
        if (plan.parts.includes(part as PartName)) {
          show(plan, part as PartName, await measure());
        }
      }
    } finally {
      await serving.stop();
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
