/** Who writes the manual, as `blog/authors.yml` has them too. */
export const team = {
  name: 'HSYCO documentation team',
  address: '/blog/authors/docs-team',
} as const;
