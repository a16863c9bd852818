/** What stands below every picture of a preview, with and without scripts. */

/** Head of rules that are no part of the finished program. */
export const standInHead = 'Rules of this preview alone: they stand in for what it does not have';

/** Head of what a preview does as no source tells. */
export const ownHead = 'What is the preview’s own, and told by no source';

/** That the picture is none of the product. */
export const lookText = 'the skin of your project decides the real look.';

/** Caption of an object of which only the name is public. */
export const sketchCaption = `A sketch of the idea: ${lookText}`;

/** What a caption depends on. */
export interface CaptionFacts {
  /** Names in the XML that no source gives, so that they are the preview's own. */
  readonly sketchedNames?: string;
  /** Whether the XML is shown and copied without the IDs of buttons, which the preview has. */
  readonly leavesOutIds?: boolean;
  /** Names of the finished files on the page that it runs, with blanks between them. */
  readonly files?: string;
}

/** What a caption says of names that no source gives, and of what the preview runs. */
export function captionNotes({sketchedNames, leavesOutIds, files}: CaptionFacts): string {
  return [
    ...(leavesOutIds === true
      ? [
          ' Its buttons have IDs that the XML to paste leaves out, since no public file shows one there.',
        ]
      : []),
    ...(sketchedNames === undefined
      ? []
      : [
          ` No public source shows these names in XML, so the sketch has its own: ${sketchedNames}. Where your server does not take one, the Project Editor writes the real one.`,
        ]),
    ...(files === undefined ? [] : [` It runs ${files.replaceAll(' ', ' and ')} from below.`]),
  ].join('');
}
