import 'react-dom/client';

/*
 * The entry of the browser. React, what the page says of itself, and Docusaurus'
 * own entry are evaluated each in a task of its own: in one they would keep a
 * reader's first tap waiting for as long as all three.
 */

const nextTask = async () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ './docusaurus');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

// By it the start script knows that what came is the script of the site.
Object.assign(window, {siteScript: true});
void start();
