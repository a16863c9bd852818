import type {Mend} from './mends';

/**
 * The text of a module with its line changed.
 *
 * @throws Error where the module is another than the one that is known
 */
export function mended(source: string, mend: Mend): string;
