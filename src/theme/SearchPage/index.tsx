/** The search page at `/search`; the search itself is `src/search`. */
export {default} from '../../search/react/SearchPage';
