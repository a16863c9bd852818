import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useFrontMatter} from '../useFrontMatter';

interface PageFactProps {
  /** Field of the front matter of an I/O server page. */
  readonly field: 'type' | 'port';
}

/**
 * Value of a front matter field in the text of the page.
 *
 * @throws Error if the page does not have the field
 */
export default function PageFact({field}: PageFactProps): ReactNode {
  const {metadata} = useDoc();
  const page = useFrontMatter();
  const value = page.family === 'io-server' ? page[field] : undefined;
  if (value === undefined) {
    throw new Error(
      `${metadata.source}: the text uses the front matter field "${field}", which the page does not give.`,
    );
  }
  return <code>{value}</code>;
}
