import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {PageMetadata, useHistorySelector} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Excerpt, MarkedTitle, NoResults, UnreadableQuery} from '@site/src/components/SearchHit';
import {
  indexAddress,
  namedVersion,
  textAddress,
  type SearchVersion,
} from '@site/src/search/addresses';
import {areas} from '@site/src/search/areas';
import {titleOf, type SearchHit} from '@site/src/search/hits';
import {targetOf} from '@site/src/search/target';
import {useSearch, type Outcome} from '@site/src/search/useSearch';
import {useSearchVersions} from '@site/src/search/useSearchVersions';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

/** Pages that are shown at first, and again with each press of `More results`. */
const step = 20;
const sections = 3;
/** Milliseconds without a key after which the address takes the text: browsers refuse a change for each key. */
const pause = 300;

/** Characters of a query in the heading. */
const longestTitle = 100;

const keys = {query: 'q', area: 'ctx', version: 'version'} as const;
type State = Record<keyof typeof keys, string>;

/** What is searched, kept in the address so that a search can be sent to a colleague. */
function useAddress(): {state: State; write: (change: Partial<State>) => void} {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  // The HTML of the page is that of the address without a query.
  const params = new URLSearchParams(isBrowser ? search : '');
  const state = {
    query: params.get(keys.query) ?? '',
    area: params.get(keys.area) ?? '',
    version: params.get(keys.version) ?? '',
  };
  const write = (change: Partial<State>) => {
    const next = new URLSearchParams(history.location.search);
    for (const [name, value] of Object.entries(change)) {
      const key = keys[name as keyof State];
      if (value === '') {
        next.delete(key);
      } else {
        next.set(key, value);
      }
    }
    history.replace({...history.location, search: next.toString()});
  };
  return {state, write};
}

/** The text of the field: at once what is typed, and what the address says where that changes. */
function useText(kept: string, write: (query: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(kept);
  const [followed, setFollowed] = useState(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (followed !== kept) {
    setFollowed(kept);
    if (text.trim() !== kept) {
      setText(kept);
    }
  }
  return [
    text,
    (typed) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(typed.trim()), pause);
    },
  ];
}

interface HitProps {
  readonly hit: SearchHit;
  readonly version: SearchVersion;
  readonly marks: readonly string[];
}

function HitLink({hit, marks}: Omit<HitProps, 'version'>): ReactNode {
  return (
    <Link to={targetOf(hit, marks)}>
      <MarkedTitle title={titleOf(hit)} marks={marks} />
    </Link>
  );
}

function PageHits({
  hits: [first, ...others],
  version,
  marks,
}: Omit<HitProps, 'hit'> & {readonly hits: readonly SearchHit[]}): ReactNode {
  if (first === undefined) {
    return null;
  }
  return (
    <li className={styles.hit}>
      <h2>
        <HitLink hit={first} marks={marks} />
      </h2>
      <p className={styles.path}>{first.b.join(' › ')}</p>
      {first.s === undefined ? (
        first.description !== undefined && (
          <p>
            <MarkedTitle title={first.description} marks={marks} />
          </p>
        )
      ) : (
        <Excerpt texts={textAddress(version, first.i)} anchor={first.h ?? ''} marks={marks} />
      )}
      {others.length > 0 && (
        <ul>
          {others.map((hit) => (
            <li key={hit.h}>
              <HitLink hit={hit} marks={marks} />
              <Excerpt texts={textAddress(version, hit.i)} anchor={hit.h ?? ''} marks={marks} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function byPage(hits: readonly SearchHit[]): SearchHit[][] {
  const groups: SearchHit[][] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last?.[0]?.i === hit.i) {
      last.push(hit);
    } else {
      groups.push([hit]);
    }
  }
  return groups;
}

function Results({
  outcome,
  query,
  version,
  onRetry,
  onMore,
}: {
  readonly outcome: Outcome;
  readonly query: string;
  readonly version: SearchVersion;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}): ReactNode {
  switch (outcome.state) {
    case 'idle':
      return <p>Type a device, a model, an option, a keyword or a task.</p>;
    case 'loading':
      return <p>Searching…</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>The search did not work: {outcome.reason}</p>
          <button type="button" className="button button--primary" onClick={onRetry}>
            Retry
          </button>
        </div>
      );
    case 'unreadable':
      return <UnreadableQuery query={query} {...outcome} />;
    case 'found': {
      const groups = byPage(outcome.hits);
      return groups.length === 0 ? (
        <NoResults query={query} version={version} />
      ) : (
        <>
          <ol className={styles.hits}>
            {groups.map((hits) => (
              <PageHits key={hits[0]?.i} hits={hits} version={version} marks={outcome.marks} />
            ))}
          </ol>
          {groups.length < outcome.pages && (
            <button type="button" className="button button--secondary" onClick={onMore}>
              More results
            </button>
          )}
        </>
      );
    }
  }
}

function announcement(outcome: Outcome): string {
  return outcome.state === 'found'
    ? `${outcome.pages} ${outcome.pages === 1 ? 'page' : 'pages'}`
    : '';
}

function SearchContent(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const versions = useSearchVersions();
  const {state, write} = useAddress();
  const [text, setText] = useText(state.query, (query) => write({query}));
  const [shown, setShown] = useState(step);
  const version = namedVersion(versions, baseUrl, state.version);
  const isArea = Object.hasOwn(areas, state.area);
  const limits = useMemo(() => ({hits: shown * (1 + sections), pages: shown, sections}), [shown]);
  const {outcome, last, retry} = useSearch({
    ...{index: indexAddress(version), query: text, limits, asker: 'page'},
    ...(isArea && {below: `${version.root}${state.area}/`}),
  });
  const settled = outcome.state === 'loading' && last.state === 'found' ? last : outcome;
  const title = state.query
    ? `Search results for "${state.query.slice(0, longestTitle)}"`
    : 'Search the documentation';
  return (
    <main className={clsx('container margin-vert--lg', styles.page)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{title}</h1>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          write({query: text.trim()});
        }}>
        <input
          type="search"
          name={keys.query}
          aria-label="Search the documentation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={({target}) => {
            setText(target.value);
            setShown(step);
          }}
        />
        <label>
          Version{' '}
          <select
            value={version.folder.slice(baseUrl.length)}
            onChange={({target}) => write({version: target.value})}>
            {versions.map(({folder, label}) => (
              <option key={folder} value={folder.slice(baseUrl.length)}>
                {label}
              </option>
            ))}
            {versions.includes(version) ? null : (
              <option value={version.folder.slice(baseUrl.length)}>{version.label}</option>
            )}
          </select>
        </label>
        <label>
          Part{' '}
          <select
            value={isArea ? state.area : ''}
            onChange={({target}) => write({area: target.value})}>
            <option value="">All</option>
            {Object.entries(areas).map(([folder, label]) => (
              <option key={folder} value={folder}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </form>
      <noscript>
        <p>The search needs scripts. Without them, use the sidebar of the documentation.</p>
      </noscript>
      {state.area !== '' && !isArea && (
        <p>The manual has no part “{state.area}”; all of it is searched.</p>
      )}
      <p role="status" className={styles.count}>
        {announcement(outcome)}
      </p>
      <Results
        outcome={settled}
        query={text.trim()}
        version={version}
        onRetry={retry}
        onMore={() => setShown(shown + step)}
      />
    </main>
  );
}

/** Search page: the query, the version and the part of the manual stand in the address. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchContent />
    </Layout>
  );
}
