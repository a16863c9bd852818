import React, {type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bannerScript} from './script';

/**
 * Puts the script of the wrong-base-path banner into the static home page.
 * Stands in for the stock banner, which speaks of the generator and leads to
 * its website.
 */
export default function BaseUrlBanner(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  // In the browser the scripts have loaded, and there is nothing to warn of.
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{bannerScript(siteConfig.baseUrl)}</script>
    </Head>
  );
}
