/** Worker thread, because drawing hundreds of pictures takes seconds. */

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
import {hashOf} from '../../lib/build/cache';
import {waitForBuild} from '../../lib/build/workerThread';
import {cardSize} from '../../site/cards';
import {headSvg, textSvg, type Card} from './cardSvg';
import {encodePng} from './png';

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

/** Pixels of a drawing. */
function draw(svg: string): Buffer {
  const font = {loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter'};
  return new Resvg(svg, {font}).render().pixels;
}

async function work({cards, siteDir, outDir, inputHash}: Work): Promise<void> {
  const cache = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  const logo = readFileSync(path.join(siteDir, 'static', 'img', 'logo.svg'), 'utf8');
  mkdirSync(cache, {recursive: true});
  const drawn = new Map<string, string>();
  const heads = new Map<Card['version'], Buffer>();
  // Versions share the text of most cards.
  const byText = new Map<string, (readonly [address: string, version: Card['version']])[]>();
  for (const [address, card] of cards) {
    const svg = textSvg(card);
    byText.set(svg, [...(byText.get(svg) ?? []), [address, card.version]]);
  }
  for (const [svg, sharing] of byText) {
    let text: Buffer | undefined;
    for (const [address, version] of sharing) {
      const head = headSvg(version, site.title, logo);
      const name = `${hashOf([inputHash, head, svg]).slice(0, 24)}.png`;
      const file = path.join(cache, name);
      if (!existsSync(file)) {
        const top = heads.get(version) ?? draw(head);
        heads.set(version, top);
        text ??= draw(svg);
        writeFileSync(file, encodePng([top, text], cardSize.width));
      }
      drawn.set(address, name);
    }
    // Lets the runtime free the memory of the drawing between two tasks.
    await setImmediate();
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
