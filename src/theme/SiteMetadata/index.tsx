import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SiteMetadata from '@theme-original/SiteMetadata';

/** Current language and direction, which a page translator may have set. */
function ShownLanguage(): ReactNode {
  // Rerenders with each page.
  useLocation();
  const {lang, dir} = document.documentElement;
  return (
    <Head>
      <html lang={lang} dir={dir} />
    </Head>
  );
}

/** Restores language and direction, which the site metadata of the theme resets at each navigation. */
export default function SiteMetadataWrapper(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <>
      <SiteMetadata />
      {isBrowser && <ShownLanguage />}
    </>
  );
}
