import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Resvg} from '@resvg/resvg-js';
import {families, ioServerGroups, objectGroups} from '../../schema/families';
import {frontMatterOf} from '../../schema/frontMatterOf';
import {site} from '../../site';
import {cardAddress} from '../../site/cards';
import {loadedVersions} from '../docsContent';
import {hashFiles} from '../hashFiles';
import {cardSvg, colours, type Card} from './cardSvg';
import {palettePng} from './palettePng';

/** Files of the font: the card is the same on every machine, whatever fonts it has. */
const fontFiles = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'].map(
  (file) => require.resolve(`@expo-google-fonts/inter/${file}`),
);

/** The card of a page of the documentation, from what its front matter says. */
export function cardOf(doc: DocMetadata, version: string): Card {
  const page = frontMatterOf(doc);
  const kind = families[page.family].label;
  const {title} = doc;
  switch (page.family) {
    case 'io-server':
      return {title, section: `${kind} · ${ioServerGroups[page.group]}`, version};
    case 'object':
      return {title, section: `${kind} · ${objectGroups[page.group]}`, version};
    default:
      return {title, section: kind, version};
  }
}

/** Draw a card as PNG. */
export function drawCard(svg: string): Buffer {
  const picture = new Resvg(svg, {
    font: {loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter'},
  }).render();
  return palettePng(picture.pixels, picture, Object.values(colours));
}

/**
 * Docusaurus plugin that draws a social card for each page of the
 * documentation, and one for all other pages. A card that an earlier build has
 * drawn is taken from the cache.
 */
export default function socialCards({siteDir}: LoadContext): Plugin {
  const cards = new Map<string, Card>([
    [cardAddress(), {title: site.title, section: site.tagline}],
  ]);
  const cache = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      for (const {docs, label} of loadedVersions(allContent, 'social-cards')) {
        docs.forEach((doc) => cards.set(cardAddress(doc.permalink), cardOf(doc, label)));
      }
      return Promise.resolve();
    },
    async postBuild({outDir}) {
      const logo = await readFile(path.join(siteDir, 'static', 'img', 'logo.svg'), 'utf8');
      const recipe = await hashFiles(siteDir, {
        texts: ['src/plugins/social-cards', 'package-lock.json'],
      });
      await mkdir(cache, {recursive: true});
      const kept = new Set<string>();
      for (const [address, card] of cards) {
        const svg = cardSvg(card, site.title, logo);
        const name = `${createHash('sha256').update(recipe).update(svg).digest('hex').slice(0, 24)}.png`;
        const cached = path.join(cache, name);
        const isKnown = existsSync(cached);
        const png = isKnown ? await readFile(cached) : drawCard(svg);
        if (!isKnown) {
          await writeFile(cached, png);
        }
        kept.add(name);
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, png);
      }
      const outdated = (await readdir(cache)).filter((name) => !kept.has(name));
      await Promise.all(outdated.map((name) => rm(path.join(cache, name))));
    },
  };
}
