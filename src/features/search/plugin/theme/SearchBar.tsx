import React, {type ReactNode} from 'react';
import Highlights from '../../react/Highlights';
import SearchBox from '../../react/SearchBox';

/** Search box in the navbar, and highlighted search terms in the page. */
export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchBox label="Search" landmark="Manual" placeholder="Search" variant="navbar" />
      <Highlights />
    </>
  );
}
