export {parseProject} from './project/parse';
export {specOf, specs} from './project/specs';
export {pictureOf} from './react/pictureOf';
export {previewLimits} from './simulation/previewLimits';
