/** Texts of every preview, with and without scripts. */

/** Label of the link to the section that explains previews. */
export const guideLabel = 'How previews work';

/** Page and anchor of this section, below the root of a version. */
export const guide = {doc: 'development/project-development/intro', anchor: 'previews'} as const;

/** Caption of a preview, and of an object that is shown without XML. */
export const caption = 'Your project can look different';
