import type {Effort} from './tutorials';

/**
 * Tutorials that are not yet rewritten as how-tos, with the words and steps
 * that they have. A page that is leaves the list; none comes in.
 */
export const waitingTutorials: Readonly<Record<string, Effort>> = {
  'tutorials/projects/breadcrumb-and-nav': {words: 989, steps: 9},
  'tutorials/projects/html': {words: 805, steps: 7},
  'tutorials/projects/image': {words: 782, steps: 16},
  'tutorials/projects/keypad-sessions': {words: 933, steps: 11},
  'tutorials/projects/markdown': {words: 702, steps: 9},
  'tutorials/projects/nav-files': {words: 1010, steps: 15},
  'tutorials/projects/nav-overview': {words: 1012, steps: 14},
  'tutorials/projects/project-page-attribute': {words: 1076, steps: 14},
};
