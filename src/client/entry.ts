/*
 * The entry of the browser. The script itself, React, what the page says of
 * itself, the modules of plugins, the theme's frame of a page, the application,
 * and Docusaurus' own entry are evaluated each in a task of its own: in one they
 * would keep a reader's first tap waiting for as long as all of them. The styles
 * of the site stand in the order of these imports: those of the plugins' modules
 * before those of the theme, as in the application itself.
 */

import {nextTask} from '../device/nextTask';

/**
 * React makes errors as it is evaluated, which only mark a state. Whoever debugs
 * or measures a page has the places of their stack looked up, for which the whole
 * script is parsed once more: the longest task of a start, in traces. They have
 * no stack here; others that are made in the same task would have none either.
 */
async function evaluateReact(): Promise<void> {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 0;
  try {
    await import(/* webpackMode: "eager" */ 'react-dom/client');
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

async function start(): Promise<void> {
  await nextTask();
  await evaluateReact();
  await nextTask();
  await import(/* webpackMode: "eager" */ './docusaurus');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@theme/Layout');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

// By it the start script knows that what came is the script of the site.
Object.assign(window, {siteScript: true});
void start();
