import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** What to do if a list has no match: the hint, or a search for the text of its filter. */
export default function NoMatch({
  text,
  hint,
}: {
  readonly text: string;
  readonly hint: string;
}): ReactNode {
  const searchPage = useBaseUrl('/search');
  return (
    <p>
      {`No matches. ${hint}, or try `}
      <Link to={`${searchPage}?q=${encodeURIComponent(text)}`}>a search of the whole manual</Link>.
    </p>
  );
}
