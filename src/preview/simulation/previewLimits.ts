import {conditionsOf, type Program} from '../../language/parse';
import {flatten, type Project} from '../model/project';
import {isExternal, isOfClock} from './conditions';

/** A preview: its project, and the rules that answer it. */
export interface PreviewParts {
  readonly project: Project;
  readonly program: Program;
}

/** Callbacks that a preview calls. */
const called: readonly string[] = [
  'DaylightEvent',
  'StartupEvent',
  'pageEvent',
  'programTimerEvent',
  'userCommand',
];

/** Actions that a preview does as a server does. */
const ownActions: readonly string[] = ['$', 'LOG', 'PROGRAMTIMER', 'UISET', 'USER'];

function isNotCalled(name: string): boolean {
  return name.endsWith('Event') && !called.includes(name);
}

/** Differences between a preview and a server; the section that explains previews has the details. */
export function previewLimits({project, program}: PreviewParts): readonly string[] {
  const {pages, popups, overlay, sketchedNames} = project;
  const {rules, functions} = program;
  const nodes = flatten([...[...pages, ...popups].flatMap(({objects}) => objects), ...overlay]);
  const actions = rules.flatMap((rule) => rule.actions);
  const conditions = rules.flatMap(({event}) => conditionsOf(event));
  const code = [...rules.flatMap(({script}) => script ?? []), ...functions]
    .map((script) => script.code)
    .join('\n');
  const hasObjectAction = (...names: readonly string[]) =>
    nodes.some(({attributes}) => names.includes(attributes.action ?? ''));
  const isSimulated =
    code !== '' ||
    actions.some(({keyword}) => !ownActions.includes(keyword)) ||
    hasObjectAction('datapoint', 'device', 'submit', 'url') ||
    conditions.some((condition) => isOfClock(condition) || isExternal(condition)) ||
    functions.some(({name}) => name === 'DaylightEvent' || isNotCalled(name));
  return [
    ...(sketchedNames.length > 0
      ? [`Placeholder names in the XML: ${sketchedNames.join('; ')}.`]
      : []),
    ...(isSimulated ? ['Devices, services and the time of day are simulated.'] : []),
  ];
}
