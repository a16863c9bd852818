import type {Effort} from './tutorials';

/**
 * Tutorials that are not yet rewritten as how-tos, with the words and steps
 * that they have. A page that is leaves the list; none comes in.
 */
export const waitingTutorials: Readonly<Record<string, Effort>> = {
};
