/** The docs trees below the project's directory, by the name of their version; the newest first. */
export const trees = {
  current: 'docs',
  '4.0': 'versioned_docs/version-4.0',
} as const;
export type Tree = keyof typeof trees;
