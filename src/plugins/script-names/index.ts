import type {Plugin} from '@docusaurus/types';

/** Digits of the hash in the name of a script: more than the eight of a chunk's name. */
const digits = 10;

/**
 * Docusaurus plugin that gives scripts longer hashes than the names of chunks.
 *
 * The bundler names files by their content at last, and then writes the new
 * hashes over the old ones wherever a text has them. Chunks are named by eight
 * digits, too: of ten thousand pages, the chunk of one has by chance a name that
 * is a hash, and the registry gets another name for it.
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
