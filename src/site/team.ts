/** Author of the manual; matches `blog/authors.yml`. */
export const team = {
  name: 'HSYCO documentation team',
  address: '/blog/authors/docs-team',
  description: 'The people who write and check this manual.',
} as const;
