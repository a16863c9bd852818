// Change: nothing: the stock tags are for the crawler of a hosted search.
/** Nothing: only the crawler of a hosted search would read its metadata, and the search is our own. */
export default function SearchMetadata(): null {
  return null;
}
