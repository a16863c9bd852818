/**
 * Start script: inline in the head of every page, before all other scripts. It starts them
 * after the first paint, replays early input, and reports a page that fails to load.
 */
import {correctAddress, correctHash} from './address';
import {captureInput} from './earlyInput';
import {watchFailures} from './failure';
import {whenParsed} from './page';
import {start, startWhenPainted} from './scripts';
import {printLight} from './theme';

correctAddress();
// Before the router reads an address that the reader has edited.
addEventListener('popstate', correctHash);
watchFailures();
printLight();
captureInput(start);
whenParsed(startWhenPainted);
