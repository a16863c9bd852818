import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {copyText} from '../../lib/copyText';
import {markdownAddress} from '../../site/markdownAddress';
import MarkdownLink from '../MarkdownLink';
import styles from './styles.module.css';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** Actions for the whole page: copy its Markdown, or open it. */
export default function PageActions(): ReactNode {
  const {pathname} = useLocation();
  const [result, setResult] = useState<{readonly pathname: string; readonly error: string}>();
  const address = markdownAddress(pathname);
  const copy = async () => {
    setResult(undefined);
    const error = await copyText(fetchText(address)).then(
      (isCopied) => (isCopied ? '' : 'The browser does not allow copying. Open '),
      () => 'The page could not be loaded. Check the network, then open ',
    );
    setResult({pathname, error});
  };
  return (
    <>
      <MarkdownLink />
      <div className={clsx('screen-only', styles.actions)}>
        <button type="button" className={clsx('scripted', styles.copy)} onClick={() => void copy()}>
          Copy page
        </button>
        <a className={styles.view} href={address}>
          View as Markdown
        </a>
      </div>
      <span role="status" className={clsx('screen-only', styles.status)}>
        {result?.pathname !== pathname ? null : result.error === '' ? (
          'Copied'
        ) : (
          <>
            {result.error}
            <a href={address}>the Markdown of this page</a> and copy it there.
          </>
        )}
      </span>
    </>
  );
}
