import {compactIndexOf} from '../compactIndex';
import {fields, type CollectedDocument, type IndexFile, type SearchDocument} from '../documents';
import {termsOf} from '../tokens';

type Shape = (document: CollectedDocument) => SearchDocument;

/** Leaves out data that the document of the page has, and texts, which are fetched page by page. */
const shapes: readonly Shape[] = [
  ({i, t, u, b}) => ({i, t, u, b}),
  ({i, t, h, p}) => ({i, t, h, p}),
  ({i, t, p}) => ({i, t, p}),
  ({i, p}) => ({i, p}),
  ({i, p, h}) => ({i, p, h}),
];

/**
 * Make the index file of a version.
 *
 * @param collected the documents of each field
 */
export function indexFileOf(collected: readonly (readonly CollectedDocument[])[]): IndexFile {
  return fields.map((_, order) => {
    const documents = collected[order] ?? [];
    return {
      documents: documents.map((document) => shapes[order]?.(document) ?? document),
      index: compactIndexOf(documents.map(({t}) => termsOf(t))),
    };
  });
}
