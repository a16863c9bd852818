import {Prism} from 'prism-react-renderer';

// Grammars of Prism extend this global: import this module before them.
Object.assign(globalThis, {Prism});
