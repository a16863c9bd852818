import React, {type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/objects.json';
import {objectGroups} from '../../content/schema/labels.data';
import {useBuiltHtml} from '../../lib/text/useBuiltHtml';
import Finder, {type Facet, type FinderEntry} from '../Finder';
import {useVersionEntries} from '../Finder/useVersionEntries';
import GroupPicture from './GroupPicture';
import '../../features/preview/react/styles';

interface Props {
  /** Hash, without `#`, of the heading above the gallery. */
  readonly anchor: string;
}

const facets: readonly Facet[] = [{key: 'group', label: 'Group', options: objectGroups}];

function Sketch({html}: {readonly html: string}): ReactNode {
  return <div {...useBuiltHtml(html)} />;
}

function entryOf(entry: (typeof index)[number]['entry']): Omit<FinderEntry, 'to'> {
  const {element, group, picture, ...rest} = entry;
  return {
    ...rest,
    picture: picture === undefined ? <GroupPicture group={group} /> : <Sketch html={picture} />,
    code: element === undefined ? undefined : `<${element}>`,
    hint: objectGroups[group] ?? group,
    facets: {group: [group]},
  };
}

/**
 * Gallery of the UI objects of the current version. A thumbnail is the sketch of the object
 * if the preview has one, otherwise the icon of its group.
 */
export default function ObjectGallery({anchor}: Props): ReactNode {
  const {version} = useDocsVersion();
  const entries = useVersionEntries(index, version, entryOf);
  return (
    <Finder
      anchor={anchor}
      noun="objects"
      label="Find an object"
      filterLabel="Name or purpose"
      entries={entries}
      facets={facets}
    />
  );
}
