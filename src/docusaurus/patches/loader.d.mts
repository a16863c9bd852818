import type {Patch} from './patches';

/**
 * Applies a patch to a module.
 *
 * @throws Error if the module has changed
 */
export function applyPatch(source: string, patch: Patch): string;
