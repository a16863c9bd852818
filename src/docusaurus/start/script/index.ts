/**
 * Start script: inline in the head of every page, before all other scripts. It starts them
 * after the first paint, keeps early input, and reports a page that does not load.
 */
import {correctAddress} from './address';
import {keepInput, keepText} from './earlyInput';
import {watchFailures} from './failure';
import {whenParsed} from './page';
import {start, startWhenPainted, watchParser} from './scripts';
import {restoreSearchText} from './searchText';
import {ensureTheme, printLight} from './theme';

correctAddress();
watchFailures();
ensureTheme();
printLight();
keepInput(start);
watchParser();
whenParsed(() => {
  restoreSearchText(keepText);
  startWhenPainted();
});
