// Change: our own search box. The stock box has no combobox roles, takes the focus when the index
// arrives, and shows nothing if the index fails.
import React, {type ReactNode} from 'react';
import SearchBox from '../../search/react/SearchBox';
import Highlights from '../../search/react/Highlights';

/** The navbar's search box, and the marks of what was searched; the search itself is `src/search`. */
export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchBox label="Search" landmark="Manual" placeholder="Search" place="navbar" />
      <Highlights />
    </>
  );
}
