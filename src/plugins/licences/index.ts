import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../site';
import {licencesName} from '../../site/licences';
import {footer} from '../../site/navigation';
import {alsoUsed} from './accepted';
import {loadedFiles} from './loadedFiles';

/** Name of the bill of materials below the base address of the site. */
const bomName = 'bom.json';

/**
 * Docusaurus plugin that writes which packages reach a browser: `licenses.txt`
 * with the texts of their licences, `bom.json` as a bill of materials. The
 * bundler tells which files the scripts and styles are made of.
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
        throw new Error('The bundler names no package: see src/plugins/licences/loadedFiles.ts.');
      }
      const packages = await usedPackages([
        ...folders,
        ...Object.keys(alsoUsed).map((name) => path.join(siteDir, 'node_modules', name)),
      ]);
      const product = {title, version: site.version, copyright: footer.copyright};
      await writeFile(path.join(outDir, licencesName), licencesText(packages, product, bomName));
      await writeFile(path.join(outDir, bomName), billOfMaterials(packages, product));
    },
  };
}
