import {createRequire} from 'node:module';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {baseUrl, origin} from '../../site/base';
import {hashOf} from '../../lib/build/cache';
import {dataModule, dataModules} from '../../lib/build/dataModule';
import {transformedBy} from '../../lib/build/transformedBy';
import {patchRules} from '../patches/rules';
import type {Compiler} from '../start/tables/generated';
import {fontRelativeQueries, logicalStyles} from './logicalStyles';

/** Side-effect-free dependencies of the router that their packages do not mark as such. */
const pure = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/u;

/** Client module of the theme that loads Prism. */
const prismModule = /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/u;

/**
 * File names of scripts. Their hashes are longer than the eight digits of chunk names: the bundler
 * replaces these hashes in all assets, so a chunk name that equals one by chance would be replaced
 * in the registry.
 */
const scriptNames = 'assets/js/[name].[contenthash:10].js';

/**
 * Words in class names by which browsers' reader views decide whether an element is text of the
 * page.
 */
const judged = /article|body|content|entry|main|page|post|scroll|text/iu;

interface CssLoader {
  readonly options?: {readonly modules?: Record<string, unknown>};
}

/**
 * Replaces names of CSS modules that contain such a word, such as `anchorWithHideOnScrollNavbar`,
 * by hashes: reader views would omit headings and text with these names.
 */
function hashJudgedNames(rules: readonly unknown[] = [], siteDir: string): void {
  const loaders = (rules as {readonly use?: unknown}[]).flatMap(({use}) =>
    Array.isArray(use) ? (use as CssLoader[]) : [],
  );
  for (const {options} of loaders) {
    if (options?.modules) {
      options.modules.getLocalIdent = (
        {resourcePath}: {readonly resourcePath: string},
        _: string,
        name: string,
      ) =>
        judged.test(name)
          ? `m${hashOf([path.relative(siteDir, resourcePath), name]).slice(0, 6)}`
          : undefined;
    }
  }
}

/** PostCSS plugin with its options, created once instead of for each style sheet. */
function loadedPlugin(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) {
    return plugin;
  }
  const [module, options] = plugin as unknown[];
  const create = createRequire(__filename)(String(module)) as (options: unknown) => unknown;
  return create(options);
}

/** Milliseconds after which Docusaurus has stopped using the compilers and renders the pages. */
const untilLeft = 1000;

/**
 * Frees the memory of a compiler before the pages are rendered. A runtime module and a plugin of
 * Docusaurus would keep references to the compiler until the build ends.
 */
function freeCompiler({hooks, options}: Compiler): void {
  hooks.thisCompilation.tap('bundler', (compilation) => {
    const add = compilation.addRuntimeModule.bind(compilation);
    compilation.addRuntimeModule = (chunk, module) => {
      add(chunk, module);
      Object.assign(module, {compilation: null, chunkGraph: null});
    };
  });
  hooks.shutdown.tap('bundler', () => {
    for (const plugin of options.plugins.filter(Boolean)) {
      Object.assign(plugin, {compiler: undefined});
    }
    setFlagsFromString('--expose-gc');
    setTimeout(runInNewContext('gc') as () => void, untilLeft);
  });
}

/**
 * Docusaurus plugin with the settings of the bundler. Modules that no page needs are excluded:
 * Node's `vm`, which the interpreter of the previews requires in Node only; Prism, because code
 * is highlighted in the build; and all of `tslib` but one helper. Data modules become JSON. Browser
 * scripts, which have no environment, get base path and origin.
 */
export default function bundler({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack: ({mode, module}, isServer, {currentBundler: {instance}}) => {
      hashJudgedNames(module?.rules, siteDir);
      return {
        plugins: [
          new instance.NormalModuleReplacementPlugin(
            prismModule,
            path.join(siteDir, 'src/features/code-blocks/noPrism.ts'),
          ),
          ...(mode === 'production' ? [freeCompiler] : []),
          new instance.DefinePlugin({
            'process.env.BASE_URL': JSON.stringify(baseUrl),
            'process.env.SITE_ORIGIN': JSON.stringify(origin),
          }),
        ],
        resolve: {
          fallback: {vm: false},
          ...(isServer
            ? {}
            : {alias: {tslib$: path.join(siteDir, 'src/docusaurus/bundler/tslib.ts')}}),
        },
        module: {
          rules: [
            {test: pure, sideEffects: false},
            {
              resource: dataModules,
              enforce: 'pre',
              use: transformedBy((_, {resourcePath}) => dataModule(resourcePath)),
            },
            ...patchRules,
          ],
        },
        // The compilers run one after the other: at the same time they need more memory, and save
        // no time.
        ...(isServer && {dependencies: ['client']}),
        ...(isServer || mode !== 'production'
          ? {}
          : {output: {filename: scriptNames, chunkFilename: scriptNames}}),
      };
    },
    configurePostCss: (options) => ({
      ...options,
      // Otherwise, a configuration is searched for each style sheet.
      config: false,
      plugins: [...options.plugins.map(loadedPlugin), fontRelativeQueries(), logicalStyles()],
    }),
  };
}
