import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HomeDrawing from '@site/src/components/HomeDrawing';
import IoServerFinder from '@site/src/components/IoServerFinder';
import MarkdownLink from '@site/src/components/MarkdownLink';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';
import SearchBox from '@site/src/search/react/SearchBox';
import {finderAnchor, site, versions} from '@site/src/site';
import {audiences, hero, introduction, news, newsIntro, popularPages} from '@site/src/site/home';
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
            placeholder="Device, keyword, task"
            place="page"
          />
        </div>
        <p className={styles.begin}>
          New here? <Link to={addressOf(introduction)}>Start with the introduction</Link>.
        </p>
      </div>
      <HomeDrawing />
    </header>
  );
}

/** Inside the layout, which knows the version that the reader chose. */
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
          What are you here to do?
        </Heading>
        <div className={styles.ways}>
          {audiences.map(({reader, job, links}) => (
            <div key={reader} className={styles.way}>
              <Heading as="h3">{reader}</Heading>
              <p>{job}</p>
              <ul>
                {links.map(({to, label}) => (
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
          Which device is it?
        </Heading>
        <p>Type what is printed on it: maker, model or protocol. The list is that of {label}.</p>
        <IoServerFinder version={name} folded />
      </section>
      <section aria-labelledby="wanted" className={styles.section}>
        <Heading as="h2" id="wanted">
          Most wanted pages
        </Heading>
        <ul className={styles.wanted}>
          {popularPages.map(({to, label, hint}) => (
            <li key={to}>
              <Link to={addressOf(to)}>
                <strong>{label}</strong>
                <span>{hint}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="new" className={styles.section}>
        <Heading as="h2" id="new">
          {`New in ${versions.next.number}`}
        </Heading>
        <p>{newsIntro}</p>
        <ul className={styles.news}>
          {news.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** Home page: what the platform is, three ways in, the most wanted pages, what is new. */
export default function Home(): ReactNode {
  return (
    <Layout description={site.tagline}>
      <MarkdownLink />
      <HomeContent />
    </Layout>
  );
}
