import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useFrontMatter} from '../../hooks/useFrontMatter';
import {labelSource} from '../../site/sources';

/** The addresses that the facts of the page come from, from its front matter. */
export default function PageSources(): ReactNode {
  const {sources} = useFrontMatter();
  return (
    <ul className="page-sources">
      {sources.map(labelSource).map(({title, url}) => (
        <li key={url}>
          <Link href={url}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
