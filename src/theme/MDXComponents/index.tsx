import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import Drawing from '@site/src/components/Drawing';
import EntryIndex from '@site/src/components/EntryIndex';
import Figure from '@site/src/components/Figure';
import FinderLink from '@site/src/components/FinderLink';
import PageFacts from '@site/src/components/PageFacts';
import ScrollTable from '@site/src/components/ScrollTable';
import Sequence from '@site/src/components/Sequence';
import Tabs from '@site/src/components/Tabs';
import TabItem from '@site/src/components/Tabs/TabItem';
import Term from '@site/src/components/Term';
import TutorialFiles from '@site/src/components/TutorialFiles';
import MDXComponents from '@theme-original/MDXComponents';

/** Native `details`, which the browser opens for its own search and for links. */
function Fold({className, ...props}: ComponentProps<'details'>): ReactNode {
  return <details className={clsx('fold', className)} {...props} />;
}

/** Adds the components that pages use without an import. */
export default {
  ...MDXComponents,
  details: Fold,
  Details: Fold,
  Drawing,
  EntryIndex,
  Figure,
  FinderLink,
  PageFacts,
  Sequence,
  TabItem,
  Tabs,
  Term,
  TutorialFiles,
  table: ScrollTable,
};
