import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {IoServerFrontMatter} from '../../schema/frontMatter';

interface PageFactProps {
  /** Field of the front matter of an I/O server page. */
  readonly field: 'type' | 'port';
}

/**
 * A fact of the page's front matter within its text, so that it is typed once.
 *
 * @throws Error when the front matter of the page does not give the field
 */
export default function PageFact({field}: PageFactProps): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const value = (frontMatter as unknown as IoServerFrontMatter)[field];
  if (value === undefined) {
    throw new Error(
      `${metadata.source}: the text uses the front matter field "${field}", which the page does not give.`,
    );
  }
  return <code>{value}</code>;
}
