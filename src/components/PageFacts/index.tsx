import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {basisAnchor, basisLink, basisText} from '../../catalogue/basis';
import {factsOf, type Fact} from '../../catalogue/facts';
import {useFrontMatter} from '../../hooks/useFrontMatter';
import {mainDoc} from '../../site';
import FinderLink from '../FinderLink';
import styles from './styles.module.css';

function FactValue({fact}: {readonly fact: Fact}): ReactNode {
  const {activeVersion} = useActiveDocContext(undefined);
  const {docs} = useDocsVersion();
  if (fact.shared) {
    return fact.shared.map(({value, query}, index) => (
      <React.Fragment key={query}>
        {index > 0 && ', '}
        <FinderLink query={query}>{value}</FinderLink>
      </React.Fragment>
    ));
  }
  if (fact.doc !== undefined) {
    const target = activeVersion?.docs.find(({id}) => id === fact.doc);
    return target ? <Link to={target.path}>{docs[target.id]?.title}</Link> : fact.value;
  }
  return fact.code ? <code>{fact.value}</code> : fact.value;
}

/** The facts by their names, which stand once however many facts have them. */
function rowsOf(facts: readonly Fact[]): [string, Fact[]][] {
  const rows = new Map<string, Fact[]>();
  for (const fact of facts) {
    rows.set(fact.name, [...(rows.get(fact.name) ?? []), fact]);
  }
  return [...rows];
}

/** So many links stand in the box; more are folded away. */
const mostLinks = 5;

/** What has the same name in the box. */
function FactValues({facts}: {readonly facts: readonly Fact[]}): ReactNode {
  const lines = facts.map((fact) => <FactValue key={fact.value} fact={fact} />);
  return lines.length > mostLinks ? (
    <dd>
      <details>
        <summary>{lines.length} pages</summary>
        <ul>
          {lines.map((line) => (
            <li key={line.key}>{line}</li>
          ))}
        </ul>
      </details>
    </dd>
  ) : (
    lines.map((line) => <dd key={line.key}>{line}</dd>)
  );
}

interface Props {
  /** How many entries of a reference page stand by each manual, where they are several. */
  readonly entries?: string;
  /** Paths, below the docs tree, of the tutorials that build on the page. */
  readonly tutorials?: readonly string[];
}

/**
 * What the front matter of a page says, put after its first paragraph:
 * the facts of its family, and how far the page can be trusted.
 */
export default function PageFacts({entries, tutorials}: Props): ReactNode {
  const page = useFrontMatter();
  const {activeVersion} = useActiveDocContext(undefined);
  const facts = factsOf(page, tutorials);
  const intro = activeVersion?.docs.find(({id}) => id === mainDoc);
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {rowsOf(facts).map(([name, values]) => (
            <div key={name}>
              <dt>{name}</dt>
              <FactValues facts={values} />
            </div>
          ))}
        </dl>
      )}
      <p className={styles.basis} data-search-ignore="">
        {basisText(page, entries)}{' '}
        {intro ? <Link to={`${intro.path}#${basisAnchor}`}>{basisLink}</Link> : null}
      </p>
    </>
  );
}
