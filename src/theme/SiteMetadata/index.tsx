import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SiteMetadata from '@theme-original/SiteMetadata';

/** Language and direction of the page as it is shown: those of a page translator, if one has set them. */
function ShownLanguage(): ReactNode {
  // Drawn again with each page.
  useLocation();
  const {lang, dir} = document.documentElement;
  return (
    <Head>
      <html lang={lang} dir={dir} />
    </Head>
  );
}

/** The theme would set its own language and direction again with each link that is followed. */
export default function SiteMetadataWrapper(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <>
      <SiteMetadata />
      {isBrowser && <ShownLanguage />}
    </>
  );
}
