/** What other features use of the code blocks in the build. */
export {tokensOf} from './remark/tokensOf';
