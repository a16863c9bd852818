import {Prism} from 'prism-react-renderer';
import {events} from './grammar';

// Code blocks find a grammar by the name they give after the opening fence.
Prism.languages.events = events;
