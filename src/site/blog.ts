import {team} from './team';

export const blog = {
  title: 'Blog',
  description: 'Notes on using the HSYCO manual, by its authors.',
} as const;

/** Descriptions of blog pages that have none of their own, by address without the base path. */
export const blogDescriptions: Readonly<Record<string, string>> = {
  '/blog/authors': 'Meet the authors of the HSYCO manual and its blog.',
  '/blog/tags': 'Browse the posts of the HSYCO documentation blog by subject.',
  [team.address]: team.description,
};
