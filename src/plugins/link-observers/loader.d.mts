/**
 * The module of Docusaurus' `Link`, with the observer before let go.
 *
 * @throws Error where the module is another than the one that is known
 */
export function mended(source: string): string;
