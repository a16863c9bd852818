import {withoutIds} from './xmlNames';

/** A finished file of a tutorial: a code block with `file="name"` behind its language. */
export interface TutorialFile {
  readonly name: string;
  /** Its content as it is handed out, with a line end at its end. */
  readonly text: string;
  /** Line of the block in the page, from 1. */
  readonly line: number;
}

/** Folder below `static/`, and part of the address, of all finished files. */
export const filesFolder = 'tutorials';

/** Name of the file that holds a project to paste. */
export const projectFile = 'index.xml';

const namePattern = /^[a-z][\w-]*\.[a-z]{2,4}$/iu;

/**
 * Name of the file that the meta of a code block gives.
 *
 * @returns nothing without `file=`
 * @throws Error when the name is none
 */
export function fileNameOf(meta: string | null | undefined): string | undefined {
  const value = /(?:^|\s)file=(?<name>\S*)/u.exec(meta ?? '')?.groups?.name;
  if (value === undefined) {
    return undefined;
  }
  const name = /^"(?<name>[^"]*)"$/u.exec(value)?.groups?.name ?? '';
  if (!namePattern.test(name)) {
    throw new Error(`file=${value} is not a file name: write file="rules.txt", without a folder`);
  }
  return name;
}

/** What readers get of a finished file: a project has no name that no public file shows. */
export function handedOut(name: string | undefined, text: string): string {
  return name === projectFile ? withoutIds(text) : text;
}

/** The finished files of a page, in its order. */
export function tutorialFilesOf(body: string): TutorialFile[] {
  const blocks = body.matchAll(/^```\w+(?<meta>[^\n]*)\n(?<text>[\s\S]*?)^```$/gmu);
  return [...blocks].flatMap(({index, groups}) => {
    const name = fileNameOf(groups?.meta);
    return name === undefined
      ? []
      : [
          {
            name,
            text: handedOut(name, groups?.text ?? ''),
            line: body.slice(0, index).split('\n').length,
          },
        ];
  });
}
