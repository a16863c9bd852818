/** What others use of the offline copies in the build. */
export {workerName} from './list';
