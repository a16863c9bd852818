import {compactIndexOf} from '../compactIndex';
import {fields, type CollectedDocument, type IndexFile, type SearchDocument} from '../documents';
import {encodePhrases} from '../phrases';
import {keywordTermsOf, termsOf} from '../tokens';

/** Terms of all words, which the versions share. */
const known = new Map<string, readonly string[]>();

type Projection = (document: CollectedDocument) => SearchDocument;

/**
 * Keys to keep in the documents of each field. They omit data of the page's title document,
 * and texts, which the browser fetches for each page.
 */
const projections: readonly Projection[] = [
  ({i, t, u, b}) => ({i, t, u, b}),
  ({i, t, h, p}) => ({i, t, h, p}),
  ({i, t, p}) => ({i, t, p}),
  ({i, p}) => ({i, p}),
  ({i, p, h}) => ({i, p, h}),
];

/**
 * Creates the index file of a version.
 *
 * @param collected documents by field, in the order of `fields`
 */
export function indexFileOf(collected: readonly (readonly CollectedDocument[])[]): IndexFile {
  return fields.map((field, fieldIndex) => {
    const documents = collected[fieldIndex] ?? [];
    return {
      documents: documents.map((document) => projections[fieldIndex]?.(document) ?? document),
      index: compactIndexOf(
        documents.map(({t}) =>
          field === 'keywords' ? keywordTermsOf(t).flat() : termsOf(t, known),
        ),
      ),
      ...(field === 'keywords' && {phrases: encodePhrases(documents.map(({t}) => t))}),
    };
  });
}
