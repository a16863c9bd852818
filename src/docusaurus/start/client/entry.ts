import {nextTask} from '../../../lib/device/nextTask';

/** Evaluates React, the frame of all pages and the site in a task each: input waits for one only. */
async function evaluate(): Promise<void> {
  // Lets the start script distinguish the script of the site from a foreign response, for example a
  // login page.
  Object.assign(window, {siteScript: true});
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // First, as in Docusaurus, or Infima overrides the styles of the theme.
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await import(/* webpackMode: "eager" */ '@theme/Layout');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void evaluate();
