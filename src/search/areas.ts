/** Parts of the manual that a search can be held to, by the folder of their pages. */
export const areas: Readonly<Record<string, string>> = {
  'io-servers': 'I/O servers',
  'development/project-development': 'UI objects and projects',
  'development/events': 'EVENTS',
  'development/javascript': 'JavaScript',
  'development/java': 'Java',
  tutorials: 'Tutorials',
  architecture: 'Architecture',
  deploying: 'Deploying',
};
