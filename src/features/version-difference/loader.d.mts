/** Options of the loader. */
export interface Options {
  /** Absolute paths of the docs trees of the two versions. */
  readonly trees: readonly string[];
}

/**
 * Files and folders, except the file itself, that a page depends on.
 *
 * @param file absolute path of the page
 * @param source its text
 */
export function dependenciesOf(
  file: string,
  source: string,
  options: Options,
): {readonly files: readonly string[]; readonly folders: readonly string[]};
