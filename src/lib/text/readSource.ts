import {readFileSync} from 'node:fs';

/** Normalizes line breaks and removes the byte order mark, which editors on Windows add. */
export function unixLines(text: string): string {
  return text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
}

/** Text of a source file, identical in every checkout. */
export function readSource(file: string): string {
  return unixLines(readFileSync(file, 'utf8'));
}

/** Front matter of a page as YAML, and the Markdown below it. */
export function splitFrontMatter(source: string): {yaml: string; body: string} {
  const {yaml = '', body = ''} =
    /^---\n(?<yaml>(?:(?!---(?:\n|$)).*\n)*)---(?:\n(?<body>[\s\S]*))?$/u.exec(source)?.groups ?? {
      body: source,
    };
  return {yaml, body};
}
