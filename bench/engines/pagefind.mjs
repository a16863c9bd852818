let pagefind;

/** Loads the library. */
export async function load() {
  pagefind = await import('/pagefind/pagefind.js');
  await pagefind.init();
}

/** Page addresses that match a query, best first; each result is a separate file. */
export async function search(query, limit = 8) {
  const {results} = await pagefind.search(query);
  const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return data.map(({url}) => url);
}
