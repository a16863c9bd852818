import dates from '@generated/page-data/default/dates.json';
import {structuredData, type DataPage} from './structuredData';

/*
 * What only the HTML has. In the browser `inBrowser.ts` stands in its place:
 * see `src/plugins/page-data`.
 */

/**
 * JSON-LD of a page, safe within a script element.
 *
 * @param source path of its file, as the docs plugin has it
 */
export function pageData(page: Omit<DataPage, 'changed'>, source: string): string {
  const data = structuredData({...page, changed: dates[source]});
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
