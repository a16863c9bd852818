const head = 'English\tItalian\tGerman\tFrench\tSpanish';

/**
 * Lexicon as text, which is compressed better than JSON: a line for each English term with a colon
 * and the forms of the four languages, between bars.
 *
 * @param table `lexicon.tsv`: the forms in a column are in lower case, sorted, and separated by
 * commas; a form with two meanings is in two lines
 * @throws Error naming file, line and remedy
 */
export function lexiconOf(table: string): string {
  const lines = table.replace(/\n$/u, '').split('\n');
  const texts = lines.map((line, index) => {
    const [term = '', ...columns] = line.split('\t');
    const isWrong =
      index === 0
        ? line !== head
        : columns.length !== 4 || term === '' || /[:|]|^ | $| \t|\t /u.test(line);
    if (isWrong) {
      throw new Error(
        `src/site/search/lexicon.tsv:${index + 1}: "${line}" is not an English term and four columns of forms, with a tab before each, and without colons and bars.`,
      );
    }
    return `${term}: ${columns.map((forms) => forms || '-').join(' | ')}`;
  });
  return `\n${texts.slice(1).join('\n')}\n`;
}
