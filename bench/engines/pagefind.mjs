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

/** Texts of the suggestions for a query: title and excerpt, as in the default interface. */
export async function suggestions(query) {
  const {results} = await pagefind.search(query);
  const data = await Promise.all(results.slice(0, 8).map((result) => result.data()));
  return data.map(({meta: {title}, excerpt}) => {
    const {textContent} = new globalThis.DOMParser().parseFromString(excerpt, 'text/html').body;
    return `${title} ${textContent}`;
  });
}
