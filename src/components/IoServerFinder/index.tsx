import React, {type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/io-servers.json';
import {capabilities, ioServerGroups, licences, transports} from '../../content/schema/labels.data';
import {finderAnchor} from '../../site';
import Finder, {type Facet, type FinderEntry, type FinderProps} from '../Finder';
import {useVersionEntries} from '../Finder/useVersionEntries';

interface Props extends Pick<FinderProps, 'folded'> {
  readonly version: string;
}

const facets: readonly Facet[] = [
  {key: 'group', label: 'Category', options: ioServerGroups},
  {key: 'capability', label: 'Capability', options: capabilities},
  {key: 'transport', label: 'Connection', options: transports},
  {key: 'licence', label: 'Licence', options: licences},
];

function entryOf(entry: (typeof index)[number]['entry']): Omit<FinderEntry, 'to'> {
  const {type, vendor, group, transport, licence, capabilities: able = [], ...names} = entry;
  return {
    ...names,
    words: [...names.words, ...able.map((key) => capabilities[key] ?? key)],
    code: type,
    hint: [vendor, ioServerGroups[group], ...transport.map((key) => transports[key])]
      .filter(Boolean)
      .join(' · '),
    facets: {group: [group], capability: able, transport, licence: licence ? [licence] : []},
  };
}

/** Finder of the I/O servers of a version, from the front matter of their pages. */
export default function IoServerFinder({version, folded}: Props): ReactNode {
  const entries = useVersionEntries(index, version, entryOf);
  return (
    <Finder
      anchor={finderAnchor}
      folded={folded}
      noun="I/O servers"
      label="Find your device"
      filterLabel="Manufacturer or model"
      entries={entries}
      facets={facets}
    />
  );
}

/** Finder of the version that is open, for the Introduction. */
export function DocsIoServerFinder(): ReactNode {
  const {version} = useDocsVersion();
  return <IoServerFinder version={version} />;
}
