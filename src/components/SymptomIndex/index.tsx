import React, {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/symptoms.json';
import {symptomGroup, symptomGroups} from '../../features/catalogue/symptomIndex';
import {useDocPaths} from '../../lib/hooks/useDocPaths';
import FilterIndex from '../FilterIndex';

/** Text with code in backticks. */
function CodeText({text}: {readonly text: string}): ReactNode {
  return text
    .split('`')
    .map((part, position) => (position % 2 === 1 ? <code key={position}>{part}</code> : part));
}

/**
 * Symptoms from the *Troubleshooting* tables of all I/O servers, with links to their rows. Not in
 * the search index, where the pages of the I/O servers must rank first.
 */
export default function SymptomIndex(): ReactNode {
  const {version} = useDocsVersion();
  const pathOf = useDocPaths();
  const rows = useMemo(
    () =>
      (index[version] ?? []).map((row) => ({
        ...row,
        names: [row.title],
        words: row.symptom.replaceAll('`', '').split(' '),
      })),
    [version],
  );
  return (
    <div data-search-ignore="">
      <FilterIndex
        name="symptom"
        label="Filter by symptom or I/O server"
        rows={rows}
        groupOf={({symptom}) => symptomGroup(symptom)}
        groups={symptomGroups}>
        {({symptom, doc, title, anchor}) => (
          // The anchors are added after the check of links.
          <Link to={`${pathOf(doc)}#${anchor}`} data-noBrokenLinkCheck>
            <CodeText text={`${title}: ${symptom}`} />
          </Link>
        )}
      </FilterIndex>
    </div>
  );
}
