import {require as requireTsx} from 'tsx/cjs/api';

/**
 * The preview for code that runs while the site is built: its objects, its
 * parser and its static picture. Each object has its picture with it, and what
 * loads the configuration reads no React components.
 */
export const {parseProject, pictureOf, previewLimits, scriptFaults, specOf, specs} = requireTsx(
  './build.ts',
  __filename,
) as typeof import('./build');
