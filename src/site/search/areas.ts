/** Sections of the manual to which a search can be restricted: labels by folder. */
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
