import {Prism} from 'prism-react-renderer';

// A grammar of Prism adds itself to the global of this name: imported before the first of them.
Object.assign(globalThis, {Prism});
