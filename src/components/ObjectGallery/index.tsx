import React, {useMemo, type ReactNode} from 'react';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/objects.json';
import {objectGroups} from '../../content/schema/families';
import {useBuiltHtml} from '../../lib/text/useBuiltHtml';
import Finder, {type Facet} from '../Finder';
import GroupPicture from './GroupPicture';
import '../../features/preview/react/styles';

export interface ObjectGalleryProps {
  /** Hash, without `#`, of the heading above the gallery. */
  readonly anchor: string;
}

const facets: readonly Facet[] = [{key: 'group', label: 'Group', options: objectGroups}];

function Sketch({html}: {readonly html: string}): ReactNode {
  return <div {...useBuiltHtml(html)} />;
}

/**
 * Every UI object of the version that is read, each as a small picture with its
 * name: its sketch where the preview has one, else the sign of its group.
 */
export default function ObjectGallery({anchor}: ObjectGalleryProps): ReactNode {
  const {version} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(undefined);
  const docs = activeVersion?.docs;
  // Docs are added to the array as the page learns of them.
  const count = docs?.length;
  const entries = useMemo(() => {
    const pathOf = new Map(docs?.slice(0, count).map(({id, path}) => [id, path]));
    return index
      .filter(({versions}) => versions.includes(version))
      .map(({entry: {doc, element, group, picture, ...rest}}) => ({
        ...rest,
        picture: picture === undefined ? <GroupPicture group={group} /> : <Sketch html={picture} />,
        to: pathOf.get(doc) ?? '',
        code: element === undefined ? undefined : `<${element}>`,
        hint: objectGroups[group],
        facets: {group: [group]},
      }));
  }, [version, docs, count]);
  return (
    <Finder
      anchor={anchor}
      noun="objects"
      label="Find an object"
      placeholder="Name or purpose"
      entries={entries}
      facets={facets}
      advice={<li>the purpose of the object: command, input, display, navigation</li>}
    />
  );
}
