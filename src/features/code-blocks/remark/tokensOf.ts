import './globalPrism';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-bash';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {events} from '../../../content/events/grammar';
import {encodeRuns, type Kind} from '../../../lib/text/runs';

Prism.languages.events = events;

/** Token types of Prism by colour. */
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

/** A nested token has the types of all its parents: the innermost colour applies. */
function kindOf(types: readonly string[]): Kind | undefined {
  return types.map((type) => kindOfType.get(type)).findLast((kind) => kind !== undefined);
}

/**
 * Colours of a code block, encoded by `encodeRuns`.
 *
 * @returns an empty string for an unknown language or plain text
 */
export function tokensOf(code: string, language: string): string {
  const name = language.toLowerCase();
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  // The object also has methods.
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
