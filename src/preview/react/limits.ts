/** Characters that rules of the playground may have: a text from an address must not hold up the page. */
export const longestRules = 8000;
