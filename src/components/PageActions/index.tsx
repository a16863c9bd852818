import React, {useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {fetchWithLimit} from '../../lib/fetchWithLimit';
import {copyText} from '../../lib/copyText';
import {markdownAddress} from '../../site/markdownAddress';
import MarkdownLink from '../MarkdownLink';
import Menu from '../Menu';
import styles from './styles.module.css';

async function fetchText(address: string): Promise<string> {
  const response = await fetchWithLimit(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** Opens the dialog of the footer, which returns the focus to the button of the menu. */
function openDownloads(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.closest('details')?.querySelector('summary')?.focus();
  document.querySelector<HTMLElement>('#offline button')?.click();
}

/** Menu of actions for the whole page: copy its Markdown, open it, or keep the page offline. */
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
      <div className="screen-only" data-browser-only="">
        <Menu label="Copy, offline">
          <li className="scripted">
            <button type="button" onClick={() => void copy()}>
              Copy page
            </button>
          </li>
          <li>
            <a href={address}>View as Markdown</a>
          </li>
          <li>
            <a href="#offline" onClick={openDownloads}>
              Read offline
            </a>
          </li>
        </Menu>
      </div>
      <span role="status" className={clsx('screen-only', styles.status)}>
        {result?.pathname !== pathname ? null : result.error === '' ? (
          <span>Copied</span>
        ) : (
          <span>
            {result.error}
            <a href={address}>the Markdown of this page</a> and copy it there.
          </span>
        )}
      </span>
    </>
  );
}
