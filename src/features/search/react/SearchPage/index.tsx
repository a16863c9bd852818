import React, {useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {useEntryText} from '../../../../lib/hooks/useEntryText';
import {useQueryState} from '../../../../lib/hooks/useQueryState';
import {useTypedText} from '../../../../lib/hooks/useTypedText';
import {indexAddress} from '../../addresses';
import {areas} from '../../../../site/search';
import {maxQueryLength} from '../../limits';
import {shortened} from '../SearchHit';
import {useSearch} from '../useSearch';
import {useDefaultSearchVersion, useSearchVersions, useVersionParam} from '../useSearchVersions';
import Results from './Results';
import styles from './styles.module.css';

/** Pages per batch: initially, and added by each `More results`. */
const batchSize = 20;
const sections = 3;

/** Keys in the query string, so that a search can be shared. */
const keys = {query: 'q', area: 'ctx', version: 'version'} as const;

const description =
  'Search every page of the HSYCO manual by device, keyword or task, in the version that you use.';

function SearchContent(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const versions = useSearchVersions();
  const docs = useVersions(undefined);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useDefaultSearchVersion();
  const paramOf = useVersionParam();
  const {read, write} = useQueryState();
  const [query, givenArea, givenVersion] = [
    read(keys.query).slice(0, maxQueryLength),
    read(keys.area),
    read(keys.version),
  ];
  const {text, type, flush} = useTypedText(query, (typed) => write({[keys.query]: typed}));
  const [shownText, setShown] = useEntryText('shown');
  const shown = Number(shownText ?? batchSize);
  const named = versions.find(
    ({name, folder}) =>
      givenVersion !== '' && [name, folder.slice(baseUrl.length)].includes(givenVersion),
  );
  const version = named ?? chosen;
  const area = Object.hasOwn(areas, givenArea) ? givenArea : undefined;
  const limits = useMemo(() => ({hits: shown * (1 + sections), pages: shown, sections}), [shown]);
  const {
    outcome,
    shown: settled,
    retry,
  } = useSearch({
    ...{index: indexAddress(version), query: text, limits, client: 'page'},
    ...(area !== undefined && {pathPrefix: `${version.root}${area}/`}),
  });
  const title = query ? `Search results for "${shortened(query)}"` : 'Search the documentation';
  return (
    <main className={clsx('container margin-vert--lg', styles.page)}>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{title}</h1>
      <form
        role="search"
        className={clsx('scripted', styles.form)}
        onSubmit={(event) => {
          event.preventDefault();
          flush();
        }}>
        <input
          ref={input}
          type="search"
          name={keys.query}
          aria-label="Search the documentation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={text}
          onChange={({target}) => {
            type(target.value);
            setShown();
          }}
        />
        <label>
          Version{' '}
          <select
            value={paramOf(version)}
            onChange={({target}) => write({[keys.version]: target.value})}>
            {versions.map((one) => (
              <option key={one.name} value={paramOf(one)}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Part{' '}
          <select value={area ?? ''} onChange={({target}) => write({[keys.area]: target.value})}>
            <option value="">All</option>
            {Object.entries(areas).map(([folder, label]) => (
              <option key={folder} value={folder}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p className="unscripted">
        The search requires scripts. Without scripts, start with the first page of the manual:{' '}
        {docs.map(({name, label, path, mainDocId, docs: pages}) => (
          <span key={name}>
            <a href={pages.find(({id}) => id === mainDocId)?.path ?? path}>{label}</a>{' '}
          </span>
        ))}
      </p>
      {(
        [
          ['version', givenVersion, named, version.label],
          ['section', givenArea, area, 'the whole manual'],
        ] as const
      ).map(([kind, given, found, searched]) =>
        given === '' || found !== undefined ? null : (
          <p key={kind}>
            {`There is no ${kind} “${shortened(given)}”. The results are from ${searched}.`}
          </p>
        ),
      )}
      <p role="status" className={styles.count}>
        {outcome.state === 'found' && `${outcome.pages} ${outcome.pages === 1 ? 'page' : 'pages'}`}
      </p>
      <Results
        outcome={settled}
        query={text.trim()}
        version={version}
        onRetry={() => {
          // Retry is hidden during the retry.
          input.current?.focus();
          void retry();
        }}
        onMore={() => setShown(String(shown + batchSize))}
      />
    </main>
  );
}

/** Search page, with query, version and part of the manual in the query string. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchContent />
    </Layout>
  );
}
