import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {factsOf, type Fact} from '../../features/catalogue/facts';
import {useFrontMatter} from '../useFrontMatter';
import FinderLink from '../FinderLink';
import styles from './styles.module.css';

function FactValue({fact}: {readonly fact: Fact}): ReactNode {
  const activeVersion = useActiveVersion(undefined);
  const {docs} = useDocsVersion();
  if (fact.shared) {
    return fact.shared.map(({value, query}, index) => [
      index > 0 && ', ',
      <FinderLink key={query} query={query}>
        {value}
      </FinderLink>,
    ]);
  }
  if (fact.doc !== undefined) {
    const target = activeVersion?.docs.find(({id}) => id === fact.doc);
    // The name of the fact says that the page is a tutorial.
    const title = docs[target?.id ?? '']?.title.replace(/^Tutorial: ./u, (start) =>
      start.slice(-1).toUpperCase(),
    );
    return target ? <Link to={target.path}>{title}</Link> : fact.value;
  }
  return fact.code ? <code>{fact.value}</code> : fact.value;
}

function rowsOf(facts: readonly Fact[]): [string, Fact[]][] {
  const rows = new Map<string, Fact[]>();
  for (const fact of facts) {
    rows.set(fact.name, [...(rows.get(fact.name) ?? []), fact]);
  }
  return [...rows];
}

/** Maximum number of values that are not folded. */
const maxValues = 5;

function FactValues({facts}: {readonly facts: readonly Fact[]}): ReactNode {
  const lines = facts.map((fact) => <FactValue key={fact.value} fact={fact} />);
  return lines.length > maxValues ? (
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
  readonly tutorials?: readonly string[];
}

/** Facts box of a page, from its front matter. */
export default function PageFacts({tutorials}: Props): ReactNode {
  const facts = factsOf(useFrontMatter(), tutorials);
  return facts.length === 0 ? null : (
    // With the attribute, `src/docusaurus/start/plugin` adds the titles to the page.
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
