import type {Manual} from './manuals';

const all = (manual: Manual, ...names: readonly string[]): Record<string, Manual> =>
  Object.fromEntries(names.map((name) => [name, manual]));

/**
 * Entries of the reference pages that have no counterpart in another language:
 * the manual of each, by page and heading.
 */
export const otherEntries: Readonly<Record<string, Readonly<Record<string, Manual>>>> = {
  'development/advanced-development/hsyco-remote-api': all(
    '4.x',
    'rioget',
    'hsycostate',
    'timestamp',
    'io',
    'system',
    'topotime',
  ),
  'development/advanced-development/io-drivers/custom-drivers-callback-methods-api': {
    ...all('4.x', 'DEFAULTSOCKETPORT', 'COMMANDSQUEUESIZE', 'SHUTDOWNWHENSLAVE', 'init'),
    ...all('3.8', 'WEBOBJECTS'),
    ...all('3.x, 2014', 'loop', 'end', 'command', 'user'),
  },
  'development/advanced-development/io-drivers/custom-drivers-command-and-utility-methods-api': {
    ...all('3.x, 2022', 'ioWrite', 'ioWriteNoLog', 'ioWriteNoEvents', 'ioWriteNoEventsNoLog'),
    ...all('3.x, 2022', 'deviceSet'),
    ...all('4.x', 'LIGHT', 'AUTOM', 'DIMMER', 'BINARY'),
    ...all('4.x', 'dateSet', 'getNextSunrise', 'getNextSunset'),
  },
  'development/project-development/command-api': {
    ...all('4.x', 'userCommand', 'ok', '! (no log)', 'error', '/close', 'url', 'target'),
    ...all('4.x', 'page', 'page:name', 'page:back', 'page:forward', 'page:close', 'page:close-all'),
    ...all('3.8', 'null', 'copy:text', 'share:text'),
  },
  'development/project-development/client-javascript-extension-api': {
    ...all('4.x', 'initEvent', 'userCommand', 'copy', 'share', 'app:speech', 'app:codescan'),
    ...all('3.7', 'Object with name and param'),
    ...all('3.x, 2014', 'userSubmit', 'uiEvent'),
  },
};
