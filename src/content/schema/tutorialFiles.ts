import {withoutIds} from './xmlNames';

/** File of a tutorial: a code block with `file="name"` after its language. */
export interface TutorialFile {
  readonly name: string;
  /** Published content, with a final line break. */
  readonly text: string;
  /** Line of the block in the page, from 1. */
  readonly line: number;
}

/** Folder of the files, in `static/` and in addresses. */
export const filesFolder = 'tutorials';

/** Name of the file with a project to paste. */
export const projectFile = 'index.xml';

const namePattern = /^[a-z][\w-]*\.[a-z]{2,4}$/iu;

/**
 * File name in the meta of a code block, if any.
 *
 * @throws Error if the name is invalid
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

/** Published content of a file: a project has no IDs that are not public. */
export function publishedText(name: string | undefined, text: string): string {
  return name === projectFile ? withoutIds(text) : text;
}

/** Files of a page, in order. */
export function tutorialFilesOf(body: string): TutorialFile[] {
  const blocks = body.matchAll(/^```\w+(?<meta>[^\n]*)\n(?<text>[\s\S]*?)^```$/gmu);
  return [...blocks].flatMap(({index, groups}) => {
    const name = fileNameOf(groups?.meta);
    return name === undefined
      ? []
      : [
          {
            name,
            text: publishedText(name, groups?.text ?? ''),
            line: body.slice(0, index).split('\n').length,
          },
        ];
  });
}
