import React, {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {markdownAddress} from '../../site/markdownAddress';
import MarkdownLink from '../MarkdownLink';
import type {CopyResult} from './copyPage';
import styles from './styles.module.css';

const loadCopy = () => import('./copyPage');

/** The result of *Copy page*. */
function Told({result, address}: {readonly result: CopyResult; readonly address: string}) {
  if (result === 'copied') {
    return 'Copied';
  }
  return (
    <>
      {result === 'refused'
        ? 'The browser does not allow copying. Open '
        : 'The page could not be loaded. Check the network, then open '}
      <a href={address}>the Markdown of this page</a> and copy it there.
    </>
  );
}

/**
 * What a reader can do with the page as a whole: copy it as Markdown, or see
 * its Markdown.
 */
export default function PageActions(): ReactNode {
  const {pathname} = useLocation();
  const [done, setDone] = useState<{readonly pathname: string; readonly result: CopyResult}>();
  const address = markdownAddress(pathname);
  // Loaded before the press ends: a browser may refuse what comes long after it.
  const prepare = () => void loadCopy().catch(() => undefined);
  const copy = () => {
    setDone(undefined);
    void loadCopy()
      .then(({copyPage}) => copyPage(address))
      .catch(() => 'unreachable' as const)
      .then((result) => setDone({pathname, result}));
  };
  return (
    <>
      <MarkdownLink />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.copy}
          onPointerDown={prepare}
          onFocus={prepare}
          onClick={copy}>
          Copy page
        </button>
        <a className={styles.view} href={address}>
          View as Markdown
        </a>
      </div>
      <span role="status" className={styles.told}>
        {done?.pathname === pathname ? <Told result={done.result} address={address} /> : null}
      </span>
    </>
  );
}
