import {normalizeTokens} from 'prism-react-renderer';
import {encodeRuns, type Kind} from '../../language/runs';
import {Prism} from './prism';

/** Types of Prism's tokens that have a colour. */
const typesOfKind: Readonly<Record<Kind, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  string: ['string', 'attr-value', 'char', 'inserted'],
  keyword: ['keyword', 'selector', 'section'],
  function: ['function', 'class-name', 'tag', 'property', 'key'],
  number: ['number', 'boolean', 'constant', 'attr-name', 'symbol'],
  variable: ['variable', 'regex', 'deleted'],
  punctuation: ['punctuation', 'operator', 'entity'],
};

const kindOfType = new Map(
  (Object.entries(typesOfKind) as [Kind, readonly string[]][]).flatMap(([kind, types]) =>
    types.map((type) => [type, kind] as const),
  ),
);

/** A token within others has the types of all of them: the innermost with a colour decides. */
function kindOf(types: readonly string[]): Kind | undefined {
  return types.map((type) => kindOfType.get(type)).findLast((kind) => kind !== undefined);
}

/**
 * The colours of a block of code, in the short form of `encodeRuns`.
 *
 * @param language as it stands after the fence; an unknown one has no colours
 * @returns the empty string where all of it is plain
 */
export function tokensOf(code: string, language: string): string {
  const name = language.toLowerCase();
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  // The table of languages has functions that make languages, too.
  if (typeof grammar !== 'object') {
    return '';
  }
  const lines = normalizeTokens(Prism.tokenize(code, grammar));
  return encodeRuns(
    lines.map((line) =>
      line.map(({types, content, empty}) => ({
        text: empty ? '' : content,
        kind: kindOf(types),
      })),
    ),
  );
}
