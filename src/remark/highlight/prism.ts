import './globalPrism';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-bash';
import {Prism} from 'prism-react-renderer';
import {events} from '../../language/grammar';

Prism.languages.events = events;

/** Prism with the languages of the manual. */
export {Prism};
