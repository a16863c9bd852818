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
 * Global data of all plugins. Its docs are those of the page manifest, which `pages.ts` adds before
 * the first render; all others follow before the reader can leave the page.
 */
export default data;
