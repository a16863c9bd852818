import type {Capability} from '../../content/schema/capabilities';
import {
  families,
  transports,
  type IoServerGroup,
  type Licence,
  type Transport,
} from '../../content/schema/families';
import {distinct, type Findable} from './find';
import type {FrontMatterOf} from '../../content/schema/frontMatter';

/** I/O server in the finder. */
export interface IoServerEntry extends Findable {
  /** ID of the page. */
  readonly doc: string;
  readonly type?: string;
  readonly vendor?: string;
  readonly group: IoServerGroup;
  readonly transport: readonly Transport[];
  readonly licence?: Licence;
  readonly capabilities?: readonly Capability[];
}

/** Entry of the finder for a page. */
export function ioServerEntry(doc: string, page: FrontMatterOf<'io-server'>): IoServerEntry {
  const {title, type, vendor, group, transport = [], models = [], keywords} = page;
  const {licence, capabilities} = page;
  const slug = doc.slice(families['io-server'].folder.length + 1);
  const names = distinct([title, type, slug]);
  const words = [vendor, ...models, ...keywords, ...transport.map((key) => transports[key])];
  return {
    doc,
    title,
    ...(type !== undefined && {type}),
    ...(vendor !== undefined && {vendor}),
    group,
    transport,
    ...(licence !== undefined && {licence}),
    ...(capabilities !== undefined && {capabilities}),
    names,
    words: distinct(words, names),
  };
}
