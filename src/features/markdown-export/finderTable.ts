import type {PhrasingContent, Table} from 'mdast';
import {ioServerGroups, licences, objectGroups, transports} from '../../content/schema/labels.data';
import {tableOf, text} from '../../content/remark/nodes';
import {markdownAddress} from '../../site/markdownAddress';
import {link} from './markdown';
import type {Site, SiteVersion} from './site';

const code = (value: string | undefined): PhrasingContent[] =>
  value === undefined ? [] : [{type: 'inlineCode', value}];

/**
 * Entries of a finder with the facts that it filters by.
 *
 * @param noun noun of the entries, the `noun` of `Finder`
 */
export function finderTable(
  noun: string,
  {catalogue}: Site,
  version: SiteVersion | undefined,
): Table {
  const addresses = new Map(version?.docs.map(({id, address}) => [id, markdownAddress(address)]));
  const entriesOf = <T>(list: readonly {entry: T; versions: readonly string[]}[]) =>
    list.filter(({versions}) => versions.includes(version?.name ?? '')).map(({entry}) => entry);
  const page = (doc: string, title: string) => [link(addresses.get(doc) ?? '', title)];
  const heads = (...names: readonly string[]) => names.map((name) => [text(name)]);
  return noun === 'objects'
    ? tableOf([
        heads('Object', 'Element', 'Group'),
        ...entriesOf(catalogue.objects).map(({doc, title, element, group}) => [
          page(doc, title),
          code(element && `<${element}>`),
          [text(objectGroups[group] ?? group)],
        ]),
      ])
    : tableOf([
        heads(
          'I/O server',
          'Type',
          'Manufacturer or standard',
          'Category',
          'Connection',
          'Licence',
        ),
        ...entriesOf(catalogue.ioServers).map(
          ({doc, title, type, vendor, group, transport, licence}) => [
            page(doc, title),
            code(type),
            [text(vendor ?? '')],
            [text(ioServerGroups[group] ?? group)],
            [text(transport.map((key) => transports[key]).join(', '))],
            [text(licences[licence ?? ''] ?? '')],
          ],
        ),
      ]);
}
