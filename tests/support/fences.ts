export interface Fence {
  readonly language: string;
  /** Text after the language of the fence, such as `file="a.txt"`. */
  readonly meta: string;
  readonly code: string;
  /** Line of the first line of code, from 1. */
  readonly line: number;
}

/** Code blocks of a Markdown text, without the indentation of a list. */
export function fencesOf(text: string): Fence[] {
  const pattern =
    /^(?<indent>[ \t]*)```(?<language>\S*)(?<meta>[^\n]*)\n(?<code>[\s\S]*?)^\k<indent>```[ \t]*$/gmu;
  return [...text.matchAll(pattern)].map(({groups, index}) => ({
    language: groups?.language ?? '',
    meta: groups?.meta?.trim() ?? '',
    code: (groups?.code ?? '').replaceAll(new RegExp(`^${groups?.indent ?? ''}`, 'gmu'), ''),
    line: text.slice(0, index).split('\n').length + 1,
  }));
}
