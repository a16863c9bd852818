/** Search settings of this manual. */
export {areas} from './areas';
export {compoundNames} from './undivided';
export {synonyms} from './synonyms.data';
export {pageWeight} from './pageWeights';
