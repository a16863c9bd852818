// Change: our own search page. The stock page shows the answer of an earlier query after that of a
// later one, takes the focus, and shows nothing if the index fails.
/** The search page at `/search`; the search itself is `src/search`. */
export {default} from '../../search/react/SearchPage';
