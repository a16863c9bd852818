import {require as requireTsx} from 'tsx/cjs/api';

/**
 * HTML of a project's first page, for code that runs while the site is built:
 * what loads the configuration does not read React components.
 */
export const {pictureOf} = requireTsx(
  './react/picture.tsx',
  __filename,
) as typeof import('./react/picture');
