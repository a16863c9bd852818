// Change: titles and descriptions are whole, tutorials have stages.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type {TutorialFacts} from '@site/src/features/catalogue/sidebarItems';
import {tutorialLine} from '@site/src/features/catalogue/tutorialLine';
import type {Props} from '@theme/DocCardList';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface EntryProps {
  readonly to: string;
  readonly label: string;
  readonly text: string | undefined;
  readonly facts: TutorialFacts | undefined;
}

function Entry({to, label, text, facts}: EntryProps): ReactNode {
  const line = facts === undefined ? '' : tutorialLine(facts);
  return (
    <li className={styles.entry}>
      <Link to={to}>{label}</Link>
      {text ? <p>{text}</p> : null}
      {line === '' ? null : <p className={styles.facts}>{line}</p>}
    </li>
  );
}

function LinkEntry({item}: {readonly item: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.docId);
  return (
    <Entry
      to={item.href}
      label={item.label}
      text={item.description ?? doc?.description}
      facts={item.customProps}
    />
  );
}

function CategoryEntry({item}: {readonly item: PropSidebarItemCategory}): ReactNode {
  const href = item.href ?? findFirstSidebarItemLink(item);
  return href ? (
    <Entry to={href} label={item.label} text={item.description} facts={item.customProps} />
  ) : null;
}

function ItemEntry({item}: {readonly item: PropSidebarItem}): ReactNode {
  switch (item.type) {
    case 'link':
      return <LinkEntry item={item} />;
    case 'category':
      return <CategoryEntry item={item} />;
    case 'html':
      return null;
  }
}

function EntryList({items}: {readonly items: readonly PropSidebarItem[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <ItemEntry key={index} item={item} />
      ))}
    </ul>
  );
}

interface Group {
  readonly stage: NonNullable<TutorialFacts['stage']>;
  readonly members: PropSidebarItem[];
}

/** Entries by stage; empty without stages. */
function stagesOf(items: readonly PropSidebarItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const {stage}: TutorialFacts = item.customProps ?? {};
    if (stage === undefined) {
      groups.at(-1)?.members.push(item);
    } else {
      groups.push({stage, members: [item]});
    }
  }
  return groups;
}

/** Pages of a category with whole titles and descriptions, in stages if it is a path of tutorials. */
export default function DocCardList({items = [], className}: Props): ReactNode {
  const entries = filterDocCardListItems(items);
  const stages = stagesOf(entries);
  return (
    // With the attribute, `src/docusaurus/start/plugin` adds the facts of the entries to the page.
    <div className={className} data-entries="">
      {stages.length === 0 ? (
        <EntryList items={entries} />
      ) : (
        stages.map(({stage, members}, order) => (
          <section key={stage.title} className={styles.stage}>
            <Heading as="h2" id={`stage-${order + 1}`}>
              {stages.length > 1 ? `${order + 1}. ` : ''}
              {stage.title}
            </Heading>
            <p>{stage.text}</p>
            <EntryList items={members} />
          </section>
        ))
      )}
    </div>
  );
}
