/** API of the offline copies for other features, in the build. */
export {workerName} from './list';
