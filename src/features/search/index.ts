/** What other features use of the search. */
export {excerptContext} from './limits';
export {answerOf, indexOf, type Answer, type SearchIndex} from './runtime/answer';
export {excerptOf, highlightedPieces, type Piece} from './runtime/excerpts';
export {titleOf, type SearchHit} from './runtime/hits';
