/** What other features use of the previews in the build. */
export {attributeGroups, hasSource, runTimeOf, runTimes, valuesText} from './model/attributes';
export {specOf} from './node';
