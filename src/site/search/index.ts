/** Settings of the search for this manual. */
export {areas, namedArea} from './areas';
export {undivided} from './undivided';
export {synonyms} from './synonyms';
export {weigh} from './weigh';
