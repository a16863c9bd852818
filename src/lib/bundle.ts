import {build, type BuildOptions, type BuildResult, type Plugin} from 'esbuild';
import {dataModule, dataModules} from './build/dataModule';

/** Targets for wall panels, whose browsers are older than the site requires. */
export const olderBrowsers = ['es2019', 'chrome80', 'firefox78'];

/** Replaces a module of tables by its data. */
export const dataPlugin: Plugin = {
  name: 'data',
  setup: (build) =>
    build.onLoad({filter: dataModules}, ({path}) => ({contents: dataModule(path), loader: 'js'})),
};

/** Bundles scripts that are not part of the application, without writing them. */
export async function bundle(
  options: BuildOptions,
): Promise<BuildResult<{write: false; metafile: true}>> {
  return build({
    ...options,
    ...{bundle: true, minify: true, write: false, format: 'iife', charset: 'utf8'},
    plugins: [dataPlugin],
    metafile: true,
    logLevel: 'error',
  });
}
