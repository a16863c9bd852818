/** What the search is told of this manual. */
export {areas, namedArea} from './areas';
export {undivided} from './undivided';
export {synonyms} from './synonyms';
export {weigh} from './weigh';
