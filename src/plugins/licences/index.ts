import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../site';
import {licencesName} from '../../site/licences';
import {footer} from '../../site/navigation';
import {alsoUsed} from './accepted';
import {loadedFiles} from './loadedFiles';
import {bundledFiles, otherEntries} from './otherBundles';

/**
 * Where a package is installed, be it in a folder above the project.
 *
 * @throws Error when it is not
 */
function installedFolder(name: string): string {
  const folder = (require.resolve.paths(name) ?? [])
    .map((place) => path.join(place, name))
    .find((place) => existsSync(place));
  if (folder === undefined) {
    throw new Error(`${name} is in src/plugins/licences/accepted.ts, but is not installed.`);
  }
  return folder;
}

/** Name of the bill of materials below the base address of the site. */
const bomName = 'bom.json';

/**
 * Docusaurus plugin that writes which packages reach a browser: `licenses.txt`
 * with the texts of their licences, `bom.json` as a bill of materials. The
 * bundler tells which files the scripts and styles are made of, and esbuild the
 * same of the scripts that it makes.
 *
 * @throws Error, as the site is built, naming each package whose licence is not accepted
 */
export default function licences({siteDir, siteConfig: {title}}: LoadContext): Plugin {
  let files: string[] = [];
  return {
    name: 'licences',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            plugins: [
              loadedFiles((found) => {
                files = found;
              }),
            ],
          },
    async postBuild({outDir}) {
      // The library is loaded for a build alone: `npm start` starts without it.
      const [{packageFolders, usedPackages}, {billOfMaterials, licencesText}] = await Promise.all([
        import('./packages'),
        import('./lists'),
      ]);
      const folders = packageFolders(files);
      if (folders.length === 0) {
        throw new Error('The bundler lists no package: see src/plugins/licences/loadedFiles.ts.');
      }
      const packages = await usedPackages([
        ...folders,
        ...packageFolders(await bundledFiles(siteDir, otherEntries)),
        ...Object.keys(alsoUsed).map(installedFolder),
      ]);
      const product = {title, version: site.version, copyright: footer.copyright};
      await writeFile(path.join(outDir, licencesName), licencesText(packages, product, bomName));
      await writeFile(path.join(outDir, bomName), billOfMaterials(packages, product));
    },
  };
}
