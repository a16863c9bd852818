import {parseEvents} from '../../src/content/events/parse';

export interface Joinable {
  readonly line: number;
  readonly event: string;
}

/**
 * Rules whose actions belong in the list of a rule above them, which has the
 * same event: the one right above, or one of the same paragraph. Empty lines
 * part paragraphs, which may be about different things.
 */
export function joinableRules(text: string): Joinable[] {
  const lines = text.split('\n');
  const {rules, functions} = parseEvents(text);
  const parts = [
    ...rules.map(({line, text: event, script}) => ({line, event: script ? undefined : event})),
    ...functions.map(({line}) => ({line, event: undefined})),
  ].sort((a, b) => a.line - b.line);
  const inParagraph = new Set<string>();
  return parts.flatMap(({line, event}, index) => {
    const above = parts[index - 1];
    const between = lines.slice((above?.line ?? line) - 1, line - 1);
    if (between.some((one) => one.trim() === '')) {
      inParagraph.clear();
    }
    if (event === undefined) {
      return [];
    }
    const isRepeated = above?.event === event || inParagraph.has(event);
    inParagraph.add(event);
    return isRepeated ? [{line, event}] : [];
  });
}
