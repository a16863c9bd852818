import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {factsOf, type Fact} from '../../catalogue/facts';
import {useFrontMatter} from '../../hooks/useFrontMatter';
import FinderLink from '../FinderLink';
import styles from './styles.module.css';

function FactValue({fact}: {readonly fact: Fact}): ReactNode {
  const {activeVersion} = useActiveDocContext(undefined);
  const {docs} = useDocsVersion();
  if (fact.shared && fact.isList) {
    return (
      <ul>
        {fact.shared.map(({value, query}) => (
          <li key={query}>
            <FinderLink query={query}>{value}</FinderLink>
          </li>
        ))}
      </ul>
    );
  }
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

/** The facts grouped by name. */
function rowsOf(facts: readonly Fact[]): [string, Fact[]][] {
  const rows = new Map<string, Fact[]>();
  for (const fact of facts) {
    rows.set(fact.name, [...(rows.get(fact.name) ?? []), fact]);
  }
  return [...rows];
}

/** More links than this are folded. */
const mostLinks = 5;

/** The values of one name. */
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
  /** Paths, below the docs tree, of the tutorials that build on the page. */
  readonly tutorials?: readonly string[];
}

/** The facts box of a page, from its front matter; nothing for a page without facts. */
export default function PageFacts({tutorials}: Props): ReactNode {
  const facts = factsOf(useFrontMatter(), tutorials);
  return facts.length === 0 ? null : (
    // The mark has the page carry the titles of its docs: `src/plugins/page-tables`.
    <dl className={styles.facts} data-doc-titles="">
      {rowsOf(facts).map(([name, values]) => (
        <div key={name} className={values.some(({isList}) => isList) ? styles.list : undefined}>
          <dt>{name}</dt>
          <FactValues facts={values} />
        </div>
      ))}
    </dl>
  );
}
