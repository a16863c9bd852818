import {require as requireTsx} from 'tsx/cjs/api';

/**
 * The preview for code that runs in the build: its objects, its parser and its
 * static picture. It is separate from `index.ts`, because the configuration must
 * not load React components.
 */
export const {parseProject, pictureOf, previewLimits, specOf, specs} = requireTsx(
  './build.ts',
  __filename,
) as typeof import('./build');
