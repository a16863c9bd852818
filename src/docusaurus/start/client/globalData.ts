import data from '@generated/page-start/default/globalData.json';
import type {DocEntry} from './pageTable';

/** Typed part of the global data. */
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
 * Global data of all plugins, with the docs of the page manifest only. `pages.ts` adds
 * those before the first render, and the others before the reader can leave the page.
 */
export default data;
