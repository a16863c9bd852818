import {scriptsOf, type Program} from '../../../content/events/parse';
import type {EventsFault} from '../../../content/events/tokens';
import {exampleFaults} from './exampleFaults';
import {languageNames, serverFunctions, serverVariables} from './functions';
import {allOf, declaredBy, parseScript, readBy} from './syntax';

/**
 * Faults in the JavaScript of a program, and names in it that a preview does
 * not have, with their lines in the text.
 */
export function scriptFaults(program: Program): readonly EventsFault[] {
  const read = scriptsOf(program).map((script) => ({script, ...parseScript(script)}));
  const known = new Set<string>([
    ...languageNames,
    ...serverFunctions,
    ...serverVariables,
    ...read.flatMap(({tree}) => (tree ? allOf(tree) : [])).flatMap(declaredBy),
  ]);
  const faults = exampleFaults(program);
  const unavailable = read.flatMap(({script, tree}) =>
    (tree ? readBy(tree) : [])
      .map(({name, loc: {start}}) => ({name: String(name), line: script.line + start.line - 1}))
      .filter(({name}) => !known.has(name))
      .filter(
        ({name, line}) => !faults.some((one) => one.line === line && one.message.includes(name)),
      )
      .map(({name, line}) => ({
        line,
        column: 1,
        message: `"${name}" is not available in a preview`,
      })),
  );
  return [...faults, ...unavailable].sort((a, b) => a.line - b.line);
}
