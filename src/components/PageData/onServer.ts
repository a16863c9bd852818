import dates from '@generated/server-data/default/dates.json';
import {structuredData, type DataPage} from './structuredData';

/** Data for the static HTML. `src/docusaurus/server-data` replaces this module with `inBrowser.ts`. */

/**
 * JSON-LD of a page, escaped for a script element.
 *
 * @param source path of the file in the docs plugin
 */
export function pageData(page: Omit<DataPage, 'changed'>, source: string): string {
  const data = structuredData({...page, changed: dates[source]});
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
