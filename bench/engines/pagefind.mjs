let pagefind;

/** Fetch what a search needs. */
export async function load() {
  pagefind = await import('/pagefind/pagefind.js');
  await pagefind.init();
}

/** Addresses of the pages that a query finds, the best first; each result is a file of its own. */
export async function search(query, limit = 8) {
  const {results} = await pagefind.search(query);
  const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return data.map(({url}) => url);
}
