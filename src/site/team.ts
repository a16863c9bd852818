/** Author of the manual; matches `blog/authors.yml`. */
export const team = {
  name: 'HSYCO documentation team',
  address: '/blog/authors/docs-team',
} as const;
