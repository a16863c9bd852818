import type {Plugin} from '@docusaurus/types';

/** Hash length in script names: longer than the eight digits of chunk names. */
const digits = 10;

/**
 * Docusaurus plugin that gives scripts longer hashes than chunk names have. The bundler
 * finally replaces the hashes in all texts. With ten thousand pages, a chunk name of eight
 * digits can equal such a hash by chance, and the registry would get a wrong name.
 */
export default function scriptNames(): Plugin {
  const name = `assets/js/[name].[contenthash:${digits}].js`;
  return {
    name: 'script-names',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {output: {filename: name, chunkFilename: name}},
  };
}
