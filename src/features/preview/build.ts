export {parseProject} from './project/parse';
export {specOf, specs} from './project/specs';
export {pictureOf} from './react/pictureOf';
export {scriptFaults} from './script/check';
export {previewLimits} from './simulation/previewLimits';
