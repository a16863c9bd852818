/** Public API of the search for other features. */
export {excerptContext} from './limits';
export {runQuery, indexOf, type QueryResponse, type SearchIndex} from './runtime/answer';
export {excerptOf, highlightedPieces, type Piece} from './runtime/excerpts';
export {titleOf, type SearchHit} from './runtime/hits';
