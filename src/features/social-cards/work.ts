/** Worker thread, because drawing hundreds of pictures takes seconds. */

import {createHash} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {workerData} from 'node:worker_threads';
import {Resvg} from '@resvg/resvg-js';
import {site} from '../../site';
import {waitForBuild} from '../../lib/build/workerThread';
import {cardSvg, type Card} from './cardSvg';

/** Data of the worker thread. */
export interface Work {
  /** Cards by address. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly siteDir: string;
  readonly outDir: string;
  /** Hash of the drawing code and its inputs. */
  readonly inputHash: string;
}

/** Bundled fonts, so that cards are identical on every machine. */
const fontFiles = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'].map(
  (file) => require.resolve(`@expo-google-fonts/inter/${file}`),
);

function drawCard(svg: string): Buffer {
  const font = {loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter'};
  return new Resvg(svg, {font}).render().asPng();
}

async function work({cards, siteDir, outDir, inputHash}: Work): Promise<void> {
  const cache = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  const logo = readFileSync(path.join(siteDir, 'static', 'img', 'logo.svg'), 'utf8');
  mkdirSync(cache, {recursive: true});
  const drawn = new Map<string, string>();
  for (const [address, card] of cards) {
    const svg = cardSvg(card, site.title, logo);
    const name = `${createHash('sha256').update(inputHash).update(svg).digest('hex').slice(0, 24)}.png`;
    const file = path.join(cache, name);
    if (!existsSync(file)) {
      writeFileSync(file, drawCard(svg));
      // Lets the runtime free the memory of the drawing between two tasks.
      await setImmediate();
    }
    drawn.set(address, name);
  }
  const kept = new Set(drawn.values());
  readdirSync(cache)
    .filter((name) => !kept.has(name))
    .forEach((name) => {
      rmSync(path.join(cache, name));
    });
  await waitForBuild();
  for (const [address, name] of drawn) {
    const file = path.join(outDir, address);
    mkdirSync(path.dirname(file), {recursive: true});
    copyFileSync(path.join(cache, name), file);
  }
}

void work(workerData as Work);
