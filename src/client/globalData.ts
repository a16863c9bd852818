import data from '@generated/page-tables/default/globalData.json';
import type {DocEntry} from './pageTable';

/** What of the global data is read here. */
export interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': {
    readonly default: {
      readonly versions: readonly {
        readonly name: string;
        readonly path: string;
        docs: DocEntry[];
      }[];
    };
  };
}

/**
 * The global data of all plugins, in which the docs of each version are those
 * that the page knows of: `pages.ts` adds them before the first render, and the
 * others before the reader can leave the page.
 */
export default data;
