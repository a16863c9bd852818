import * as Comlink from 'comlink';
import {ScriptMachine} from './machine';

// In a worker, JavaScript of a preview cannot access or block the page.
Comlink.expose(ScriptMachine);
