export interface Fence {
  readonly language: string;
  /** Words after the language of the fence, such as `syntax`. */
  readonly meta: string;
  readonly code: string;
  /** Line of the file on which the code begins, from 1. */
  readonly line: number;
}

/** The code blocks of a Markdown text, indentation of a list removed. */
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
