/** Search settings of this manual. */
export {areas, findArea} from './areas';
export {compoundNames} from './undivided';
export {synonyms} from './synonyms';
export {pageWeight} from './weigh';
