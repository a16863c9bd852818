/** What other features use of the release. */
export {releaseOf} from './plugin';
export {addEdition, readRelease} from './releaseFile';
