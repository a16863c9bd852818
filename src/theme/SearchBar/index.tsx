/** The navbar's search box; the search itself is `src/search`. */
export {default} from '../../search/react/SearchBox';
