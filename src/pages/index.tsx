import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HomeDrawing from '@site/src/components/HomeDrawing';
import IoServerFinder from '@site/src/components/IoServerFinder';
import MarkdownLink from '@site/src/components/MarkdownLink';
import {useReaderVersion} from '@site/src/lib/hooks/useReaderVersion';
import SearchBox from '@site/src/features/search/react/SearchBox';
import {finderAnchor} from '@site/src/site';
import {audiences, description, hero, introduction, popularPages} from '@site/src/site/home.data';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './index.module.css';

function Hero(): ReactNode {
  const {addressOf} = useReaderVersion();
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <Heading as="h1">{hero.title}</Heading>
        <p>{hero.text}</p>
        <div className={styles.search}>
          <SearchBox
            label="Search the manual by device, keyword or task"
            landmark="Whole manual"
            placeholder="Device or task"
            variant="page"
          />
        </div>
        <p className={styles.begin}>
          New here? <Link to={addressOf(introduction)}>Start with the introduction</Link>, or{' '}
          <Link to={`#${finderAnchor}`}>find your device</Link>.
        </p>
      </div>
      <HomeDrawing />
    </header>
  );
}

/** Inside the layout, which provides the version of the reader. */
function HomeContent(): ReactNode {
  const {
    version: {name, label},
    addressOf,
  } = useReaderVersion();
  return (
    <main className={styles.home}>
      <Hero />
      <section aria-labelledby="ways" className={styles.section}>
        <Heading as="h2" id="ways">
          Get started by role
        </Heading>
        <div className={styles.ways}>
          {audiences.map(({reader, job, links}) => (
            <div key={reader} className={styles.way}>
              <Heading as="h3">{reader}</Heading>
              <p>{job}</p>
              <ul>
                {Object.entries(links).map(([to, label]) => (
                  <li key={to}>
                    <Link to={addressOf(to)}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby={finderAnchor} className={styles.section}>
        <Heading as="h2" id={finderAnchor}>
          Find your device
        </Heading>
        <p>
          {`Enter the manufacturer, model or protocol printed on the device. The list is for ${label}.`}
        </p>
        <IoServerFinder version={name} folded />
      </section>
      <section aria-labelledby="wanted" className={styles.section}>
        <Heading as="h2" id="wanted">
          Popular pages
        </Heading>
        <ul className={styles.wanted}>
          {popularPages.map(({to, label, hint}) => (
            <li key={to}>
              <Link to={addressOf(to)}>
                <strong>{label}</strong> <span>{hint}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** Home page: the platform in brief, search, pages by role, device finder, popular pages. */
export default function Home(): ReactNode {
  return (
    <Layout description={description}>
      <MarkdownLink />
      <HomeContent />
    </Layout>
  );
}
