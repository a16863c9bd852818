import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import styles from './styles.module.css';

interface EntryProps {
  readonly to: string;
  readonly label: string;
  readonly text: string | undefined;
}

function Entry({to, label, text}: EntryProps): ReactNode {
  return (
    <li className={styles.entry}>
      <Link to={to}>{label}</Link>
      {text ? <p>{text}</p> : null}
    </li>
  );
}

function LinkEntry({item}: {readonly item: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.docId);
  return <Entry to={item.href} label={item.label} text={item.description ?? doc?.description} />;
}

function CategoryEntry({item}: {readonly item: PropSidebarItemCategory}): ReactNode {
  const href = item.href ?? findFirstSidebarItemLink(item);
  return href ? <Entry to={href} label={item.label} text={item.description} /> : null;
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

function SiblingList(): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} />;
}

/**
 * Pages of a category, with their whole titles and descriptions: the stock
 * cards cut both off, and a reader chooses by them.
 */
export default function DocCardList({items}: Props): ReactNode {
  if (!items) {
    return <SiblingList />;
  }
  return (
    <ul className={styles.list}>
      {filterDocCardListItems(items).map((item, index) => (
        // The list of a category never changes while it is shown.
        <ItemEntry key={index} item={item} />
      ))}
    </ul>
  );
}
