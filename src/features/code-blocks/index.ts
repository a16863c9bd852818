/** Exports of the code blocks for other features, in the build. */
export {tokensOf} from './remark/tokensOf';
