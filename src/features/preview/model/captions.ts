/** Texts of every preview, with and without scripts. */

/** Summary of rules that are not part of the finished program. */
export const standInHead = 'Rules of this preview only';

/** Summary of the differences from a server. */
export const limitsHead = 'Limits of this preview';

/** Label of the link to the section that explains previews. */
export const guideLabel = 'How previews work';

/** Page and anchor of this section, below the root of a version. */
export const guide = {doc: 'development/project-development/intro', anchor: 'previews'} as const;

/** End of a caption. */
export const lookText = ': the skin of your project determines the actual look.';

/** Caption of an object that is shown without XML. */
export const sketchCaption = `Sketch${lookText}`;

/**
 * End of the caption of a preview.
 *
 * @param files names of the finished files on the page that the preview runs, separated by spaces
 */
export function captionEnd(files?: string): string {
  return `${files === undefined ? '' : `, with the rules of ${files.replaceAll(' ', ' and ')} below`}${lookText}`;
}
