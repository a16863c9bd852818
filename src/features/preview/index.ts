/** API of the previews for other features, in the build. */
export {attributeGroups, hasSource, runTimeOf, runTimes, valuesText} from './model/attributes';
export {attributes} from './model/attributes.data';
