// Change: titles and descriptions are not truncated; tutorials have stages.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {TutorialFacts} from '@site/src/features/catalogue/sidebarItems';
import type {Props} from '@theme/DocCardList';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Line below the description of a tutorial; may be empty. */
function tutorialLine({time, level, after}: TutorialFacts = {}): string {
  return [
    time !== undefined && `${time} minutes`,
    level,
    after !== undefined && `builds on ${after.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Entry({item}: {readonly item: Exclude<PropSidebarItem, {type: 'html'}>}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const to = item.type === 'link' ? item.href : (item.href ?? findFirstSidebarItemLink(item));
  const text = item.description ?? doc?.description;
  const line = tutorialLine(item.customProps);
  return to ? (
    <li className={styles.entry}>
      <Link to={to}>{item.label}</Link>
      {text ? <p>{text}</p> : null}
      {line === '' ? null : <p className={styles.facts}>{line}</p>}
    </li>
  ) : null;
}

function EntryList({items}: {readonly items: readonly PropSidebarItem[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => item.type !== 'html' && <Entry key={index} item={item} />)}
    </ul>
  );
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly members: PropSidebarItem[];
}

/** Entries by stage, with the anchor and the numbered title of its heading; empty without stages. */
export function stagesOf(items: readonly PropSidebarItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const {stage}: TutorialFacts = item.customProps ?? {};
    if (stage === undefined) {
      groups.at(-1)?.members.push(item);
    } else {
      const number = groups.length + 1;
      const title = `${number}. ${stage.title}`;
      groups.push({id: `stage-${number}`, title, text: stage.text, members: [item]});
    }
  }
  return groups;
}

/** Pages of a category with full titles and descriptions; tutorials are grouped by stage. */
export default function DocCardList({items = [], className}: Props): ReactNode {
  const entries = filterDocCardListItems(items);
  const stages = stagesOf(entries);
  return (
    // With the attribute, `src/docusaurus/start/plugin` adds the facts of the entries to the page.
    <div className={className} data-entries="">
      {stages.length === 0 ? (
        <EntryList items={entries} />
      ) : (
        stages.map(({id, title, text, members}) => (
          <section key={id} className={styles.stage}>
            <Heading as="h2" id={id}>
              {title}
            </Heading>
            <p>{text}</p>
            <EntryList items={members} />
          </section>
        ))
      )}
    </div>
  );
}
