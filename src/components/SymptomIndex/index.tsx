import React, {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/symptoms.json';
import {find} from '../../catalogue/find';
import {symptomGroup, symptomGroups, type Symptom} from '../../catalogue/symptomIndex';
import {maxTextLength} from '../../hooks/useTypedText';
import fields from '../field.module.css';
import styles from '../ProgrammingIndex/styles.module.css';

/** Text with code in backticks. */
function CodeText({text}: {readonly text: string}): ReactNode {
  return text
    .split('`')
    .map((part, position) => (position % 2 === 1 ? <code key={position}>{part}</code> : part));
}

interface RowsProps {
  readonly rows: readonly Symptom[];
  readonly pathOf: ReadonlyMap<string, string>;
}

function Rows({rows, pathOf}: RowsProps): ReactNode {
  return (
    <ul>
      {rows.map(({symptom, doc, title, anchor}) => (
        <li key={`${doc} ${anchor}`}>
          {/* The rows get their anchors as pages are compiled, unseen by the check of links. */}
          <Link to={`${pathOf.get(doc) ?? ''}#${anchor}`} data-noBrokenLinkCheck>
            {title}: <CodeText text={symptom} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Symptoms of the tables *Troubleshooting* of all I/O servers of the version,
 * grouped and filtered, each with a link to its row. The search leaves it out:
 * the pages of the I/O servers must rank first.
 */
export default function SymptomIndex(): ReactNode {
  const {version} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(undefined);
  const [filter, setFilter] = useState('');
  const rows = useMemo(
    () =>
      (index[version] ?? []).map((row) => ({
        ...row,
        names: [row.title],
        words: row.symptom.replaceAll('`', '').split(' '),
      })),
    [version],
  );
  const {matches} = useMemo(() => find(rows, filter), [rows, filter]);
  const pathOf = new Map(activeVersion?.docs.map(({id, path}) => [id, path]));
  return (
    <div data-search-ignore="">
      <p className={fields.field}>
        <label htmlFor="symptom-filter">Filter by symptom or I/O server</label>
        <input
          id="symptom-filter"
          type="search"
          autoComplete="off"
          maxLength={maxTextLength}
          value={filter}
          onChange={(event) => setFilter(event.target.value.slice(0, maxTextLength))}
        />
        <span role="status">
          {matches.length} of {rows.length}
        </span>
      </p>
      {filter.trim() === '' ? (
        symptomGroups.map((group) => {
          const members = rows.filter(({symptom}) => symptomGroup(symptom) === group);
          return (
            <details key={group} className={styles.group}>
              <summary>
                {group} <span>{members.length}</span>
              </summary>
              <Rows rows={members} pathOf={pathOf} />
            </details>
          );
        })
      ) : (
        <Rows rows={matches.map(({entry}) => entry)} pathOf={pathOf} />
      )}
    </div>
  );
}
