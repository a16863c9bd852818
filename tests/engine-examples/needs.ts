import {test} from 'playwright/test';
import {pathOf, type Tool} from '../../scripts/tools';

/** Skips the tests of a file, with the names of the tools that are not installed. */
export function needs(...tools: readonly Tool[]): void {
  const missing = tools.filter((tool) => pathOf(tool) === undefined);
  test.skip(missing.length > 0, `not installed: ${missing.join(', ')}`);
}
