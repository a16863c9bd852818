export {specOf, specs} from './objects';
export {parseProject} from './project/parse';
export {markupOf, pictureOf} from './react/pictureOf';
export {scriptFaults} from './script/check';
export {previewLimits} from './simulation/previewLimits';
