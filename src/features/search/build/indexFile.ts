import {compactIndexOf} from '../compactIndex';
import {
  fields,
  placesOf,
  type CollectedDocument,
  type IndexFile,
  type SearchDocument,
} from '../documents';
import {encodePhrases} from '../phrases';
import {keywordTermsOf, termsOf} from '../tokens';

/** Terms of all words, which the versions share. */
const known = new Map<string, readonly string[]>();

type Projection = (document: CollectedDocument) => SearchDocument;

/**
 * Creates the index file of a version.
 *
 * @param collected documents by field, in the order of `fields`
 */
export function indexFileOf(collected: readonly (readonly CollectedDocument[])[]): IndexFile {
  const places = placesOf(collected);
  /** Keys to keep in the documents of each field, without texts, which are fetched for each page. */
  const projections: readonly Projection[] = [
    ({i, t, u, b}) => ({i, t, u, b}),
    ({i, t, h, p}) => ({i, t, h, p}),
    ({i, t, p}) => (p === i ? {i, t} : {i, t, p}),
    ({i, p}) => (p === i ? {i} : {i, p}),
    ({i, p, h = ''}) => {
      const place = places.get(i);
      return place?.p === p && place?.h === h ? {i} : {i, p, h};
    },
  ];
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
