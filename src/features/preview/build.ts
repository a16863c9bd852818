export {parseProject} from './project/parse';
export {specOf, specs} from './project/specs';
export {pictureOf} from './react/pictureOf';
export {ScriptMachine} from './script/machine';
export {previewLimits} from './simulation/previewLimits';
