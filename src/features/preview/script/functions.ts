/** Functions of the server that a preview has; the reference of JavaScript describes each. */
export const serverFunctions = [
  'errorLog',
  'ioGet',
  'ioSet',
  'messageLog',
  'uiSessionSet',
  'uiSet',
  'user',
  'varGet',
  'varSet',
] as const;

/** A function of the server that a preview has. */
export type ServerFunction = (typeof serverFunctions)[number];

/** Variables that the server sets before JavaScript of a rule runs. */
export const serverVariables = ['__run'] as const;
