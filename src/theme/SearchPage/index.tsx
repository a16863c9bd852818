import React, {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getStemmedPositions} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions';
import {highlight} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight';
import {highlightStemmed} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed';
import useSearchQuery from '@theme/hooks/useSearchQuery';
import Layout from '@theme/Layout';
import {searchByWorker} from '@theme/searchByWorker';
import styles from './styles.module.css';

/** Results that the page shows at most. */
const limit = 100;
/** Characters of a result's text. */
const excerptLength = 100;

type Outcome =
  | {readonly state: 'idle' | 'loading'}
  | {readonly state: 'failed'; readonly reason: string}
  | {readonly state: 'found'; readonly results: readonly SearchResult[]};

/** Search as the query changes; an answer that comes late is dropped. */
function useSearch(versionUrl: string, context: string, query: string): Outcome {
  const [answer, setAnswer] = useState<{readonly query: string; readonly outcome: Outcome}>();
  const key = `${versionUrl} ${context} ${query}`;
  useEffect(() => {
    if (query === '') {
      return undefined;
    }
    let wanted = true;
    searchByWorker(versionUrl, context, query, limit).then(
      (results) => {
        if (wanted) {
          setAnswer({query: key, outcome: {state: 'found', results}});
        }
      },
      (error: unknown) => {
        if (wanted) {
          setAnswer({
            query: key,
            outcome: {
              state: 'failed',
              reason: error instanceof Error ? error.message : String(error),
            },
          });
        }
      },
    );
    return () => {
      wanted = false;
    };
  }, [versionUrl, context, query, key]);
  if (query === '') {
    return {state: 'idle'};
  }
  return answer?.query === key ? answer.outcome : {state: 'loading'};
}

function Hit({hit}: {readonly hit: SearchResult}): ReactNode {
  const {document, page, tokens, metadata, type} = hit;
  const ofPage = type === 0 || page === undefined || page === false;
  const inText = type > 1;
  const title = inText ? (document.s ?? '') : document.t;
  const path = [...((ofPage ? document.b : page.b) ?? []), ...(ofPage || type > 1 ? [] : [page.t])];
  const marks = new URLSearchParams(tokens.map((token) => ['_highlight', token])).toString();
  const target = `${document.u}${marks ? `?${marks}` : ''}${document.h ?? ''}`;
  const positions = getStemmedPositions(metadata, 't');
  return (
    <li className={styles.hit}>
      <h2>
        <Link
          to={target}
          // The plugin escapes the text and adds nothing but <mark>.
          dangerouslySetInnerHTML={{
            __html: inText
              ? highlight(title, tokens)
              : highlightStemmed(title, positions, tokens, excerptLength),
          }}
        />
      </h2>
      {path.length > 0 && <p className={styles.path}>{path.join(' › ')}</p>}
      {(type === 4 || type === 2) && (
        <p
          dangerouslySetInnerHTML={{
            __html: highlightStemmed(document.t, positions, tokens, excerptLength),
          }}
        />
      )}
    </li>
  );
}

function Results({outcome}: {readonly outcome: Outcome}): ReactNode {
  switch (outcome.state) {
    case 'idle':
      return <p>Type a device, a model, an option or a keyword.</p>;
    case 'loading':
      return <p>Searching…</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>The search did not work: {outcome.reason}</p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => window.location.reload()}>
            Retry
          </button>
        </div>
      );
    case 'found':
      return outcome.results.length === 0 ? (
        <p>No results. Try fewer words, another spelling, or the other version.</p>
      ) : (
        <ol className={styles.hits}>
          {outcome.results.map((hit) => (
            <Hit key={`${hit.type} ${hit.document.i}`} hit={hit} />
          ))}
        </ol>
      );
  }
}

function announcement(outcome: Outcome): string {
  return outcome.state === 'found'
    ? `${outcome.results.length} ${outcome.results.length === 1 ? 'result' : 'results'}`
    : '';
}

function SearchContent(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {searchValue, searchContext, searchVersion, updateSearchPath} = useSearchQuery();
  const outcome = useSearch(`${baseUrl}${searchVersion}`, searchContext, searchValue);
  const title = searchValue ? `Search results for "${searchValue}"` : 'Search the documentation';
  return (
    <main className="container margin-vert--lg">
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{title}</h1>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          aria-label="Search the documentation"
          autoComplete="off"
          value={searchValue}
          onChange={(event) => updateSearchPath(event.target.value)}
        />
      </form>
      <p role="status" className={styles.count}>
        {announcement(outcome)}
      </p>
      <Results outcome={outcome} />
    </main>
  );
}

/** Search page: the query stands in the address, so that a search can be sent to a colleague. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchContent />
    </Layout>
  );
}
