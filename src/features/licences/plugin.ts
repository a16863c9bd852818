import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle} from '../../lib/bundle';
import {site} from '../../site';
import {licencesName} from '../../site/licences';
import {footer} from '../../site/navigation';
import {alsoUsed} from './accepted';

/** Entries of the scripts that esbuild bundles. */
const otherEntries = [
  'scripts/archive/browser/archive.ts',
  'scripts/archive/browser/search.ts',
  'src/features/offline/worker/index.ts',
  'src/docusaurus/start/script/index.ts',
];

/** Name of the bill of materials. */
const bomName = 'bom.json';

/** Files in the scripts that esbuild bundles. */
async function otherFiles(siteDir: string): Promise<string[]> {
  const {metafile} = await bundle({
    absWorkingDir: siteDir,
    entryPoints: otherEntries,
    outdir: 'build',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return Object.values(metafile.outputs)
    .flatMap(({inputs}) => Object.entries(inputs))
    .filter(([, {bytesInOutput}]) => bytesInOutput > 0)
    .map(([file]) => path.resolve(siteDir, file));
}

/**
 * Docusaurus plugin that lists the packages in the browser: `licenses.txt` with their licences, and
 * `bom.json`. The build fails for a licence that is not accepted.
 *
 * `license-webpack-plugin` 4.0.2 missed one package of 38 on Rspack, and reads one text per package.
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
              ({hooks}) => {
                hooks.done.tap('licences', ({compilation: {modules, chunkGraph}}) => {
                  files = [...modules]
                    .filter((module) => [...chunkGraph.getModuleChunks(module)].length > 0)
                    .flatMap((module) => {
                      // Rspack concatenates modules.
                      const {modules: joined = []} = module as {modules?: (typeof module)[]};
                      return [module, ...joined].map((one) => one.nameForCondition() ?? '');
                    });
                });
              },
            ],
          },
    async postBuild({outDir}) {
      if (!files.some((file) => file.includes('node_modules'))) {
        throw new Error('The bundler lists no package: see src/features/licences/plugin.');
      }
      // Only for a build, so that `npm start` does not load the library.
      const {usedPackages} = await import('./packages');
      const {billOfMaterials, licencesText} = await import('./lists');
      const packages = usedPackages([
        ...files,
        ...(await otherFiles(siteDir)),
        ...Object.keys(alsoUsed).map((name) => require.resolve(`${name}/package.json`)),
      ]);
      const head = `${title}\n${footer.copyright}`;
      await writeFile(path.join(outDir, licencesName), licencesText(packages, head, bomName));
      await writeFile(path.join(outDir, bomName), billOfMaterials(packages, title, site.version));
    },
  };
}
