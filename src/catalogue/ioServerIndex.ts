import type {Capability} from '../schema/capabilities';
import {
  families,
  transports,
  type IoServerGroup,
  type Licence,
  type Transport,
} from '../schema/families';
import {distinct, type Findable} from './find';
import type {FrontMatterOf} from '../schema/frontMatter';

/** One I/O server as the finder lists it, from the front matter of its page. */
export interface IoServerEntry extends Findable {
  /** Path below the docs tree of its page, without extension. */
  readonly doc: string;
  readonly type?: string;
  readonly vendor?: string;
  readonly group: IoServerGroup;
  readonly transport: readonly Transport[];
  readonly licence?: Licence;
  readonly capabilities?: readonly Capability[];
}

/**
 * The finder's entry of an I/O server page.
 *
 * @param doc path of the page below the docs tree, without extension
 * @param page its front matter
 */
export function ioServerEntry(doc: string, page: FrontMatterOf<'io-server'>): IoServerEntry {
  const {title, type, vendor, group, transport = [], models = [], keywords, licence} = page;
  const {capabilities} = page;
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
