/** Exports of the release for other features. */
export {releaseOf} from './plugin';
export {addEdition, readRelease} from './releaseFile';
