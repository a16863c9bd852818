import type {LoadContext, Plugin} from '@docusaurus/types';
import {families} from '../../schema/families';
import {parseFrontMatter} from '../../schema/frontMatter';
import {ioServerEntry, type IoServerEntry} from '../../catalogue/ioServerIndex';
import {joined} from '../../catalogue/versionLists';
import pageIndex from '../page-index';

/** What the finder shows of each I/O server, from the front matter of its page. */
export default function ioServerIndex(context: LoadContext): Plugin {
  return pageIndex<IoServerEntry>(context, {
    name: 'io-server-index',
    folder: families['io-server'].folder,
    entriesOf: (pages) =>
      pages.flatMap(({doc, frontMatter}) => {
        const page = parseFrontMatter(`${doc}.mdx`, frontMatter);
        return page.family === 'io-server' ? [ioServerEntry(doc, page)] : [];
      }),
    dataOf: joined,
  });
}
