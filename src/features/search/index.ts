/** Public API of the search for other features. */
export {runQuery, indexOf, type QueryResponse, type SearchIndex} from './runtime/answer';
export {highlightedPieces, linePieces, type Piece} from './runtime/excerpts';
export {byPage, titleOf, type SearchHit} from './runtime/hits';
export {linesOf, withLines} from './runtime/lines';
export type {PageTexts} from './documents';
