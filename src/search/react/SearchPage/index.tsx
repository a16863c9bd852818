import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {PageMetadata, useHistorySelector} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {indexAddress, namedVersion} from '../../addresses';
import {areas, namedArea} from '../../../site/search';
import {shortened} from '../shortened';
import {useSearch, type Outcome} from '../useSearch';
import {useSearchVersions} from '../useSearchVersions';
import Results from './Results';
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
function useText(query: string, write: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(query);
  const [followed, setFollowed] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (followed !== query) {
    setFollowed(query);
    if (text.trim() !== query) {
      setText(query);
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
  const named = state.version === '' ? undefined : namedVersion(versions, baseUrl, state.version);
  const version = named ?? versions[0];
  const area = namedArea(state.area);
  const limits = useMemo(() => ({hits: shown * (1 + sections), pages: shown, sections}), [shown]);
  const {outcome, last, retry} = useSearch({
    ...{index: indexAddress(version), query: text, limits, client: 'page'},
    ...(area !== undefined && {below: `${version.root}${area}/`}),
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
          </select>
        </label>
        <label>
          Part{' '}
          <select value={area ?? ''} onChange={({target}) => write({area: target.value})}>
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
      {state.version !== '' && named === undefined && (
        <p>
          The manual has no version “{shortened(state.version)}”; {version.label} is searched.
        </p>
      )}
      {state.area !== '' && area === undefined && (
        <p>The manual has no part “{shortened(state.area)}”; all of it is searched.</p>
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
