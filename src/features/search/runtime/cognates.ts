// cspell:ignore aeio
/**
 * Spelling of a word without the differences between English and the other languages: `sintassi`
 * and `syntax`, `kompilieren` and `compil` (the stem of `compile`) start alike.
 */
function commonSpelling(word: string): string {
  return word
    .replaceAll(/(?<letter>.)\k<letter>/gu, '$<letter>')
    .replaceAll(/[ckp]t|th/gu, 't')
    .replaceAll(/ch|qu|[kz]/gu, 'c')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('x', 's')
    .replaceAll('y', 'i')
    .replace(/[aeio]+$/u, '');
}

/** Minimum length of the start that two words share. */
const minStartLength = 5;
/** Maximum length of the ending of a foreign word, without final vowels: `azion`, `ieren`. */
const maxEndingLength = 6;
/** Maximum number of cognates; more have little in common with the word. */
const maxCognates = 3;

/**
 * Finder of English cognates of Italian, German, French and Spanish words: the terms with the
 * longest start of the word, in the common spelling.
 *
 * @param terms stemmed English terms, in lower case
 * @returns function from a word to its cognates
 */
export function cognateFinder(terms: Iterable<string>): (word: string) => readonly string[] {
  const bySpelling = new Map<string, string[]>();
  for (const term of terms) {
    if (/^[a-z]+$/u.test(term)) {
      const spelling = commonSpelling(term);
      const others = bySpelling.get(spelling);
      if (others === undefined) {
        bySpelling.set(spelling, [term]);
      } else {
        others.push(term);
      }
    }
  }
  return (word) => {
    const spelling = commonSpelling(word.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, ''));
    const {length} = spelling;
    const minLength = Math.max(minStartLength, length - maxEndingLength);
    for (let end = length; end >= minLength; end -= 1) {
      const cognates = bySpelling.get(spelling.slice(0, end));
      if (cognates !== undefined) {
        return cognates.length > maxCognates ? [] : cognates;
      }
    }
    return [];
  };
}
