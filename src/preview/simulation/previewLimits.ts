import {conditionsOf, type Action, type Condition, type Program} from '../../language/rules';
import {flatten, type Project} from '../model/project';

/** A preview: its project, and the rules that answer it. */
export interface PreviewParts {
  readonly project: Project;
  readonly program: Program;
}

const mostLimits = 3;

/** Callbacks that a preview calls. */
const called: readonly string[] = [
  'DaylightEvent',
  'StartupEvent',
  'pageEvent',
  'programTimerEvent',
  'userCommand',
];

/**
 * What differs from a server in a preview and could mislead its reader: at
 * most three lines, the most important first.
 */
export function previewLimits({project, program}: PreviewParts): readonly string[] {
  const {pages, popups, overlay, sketchedNames} = project;
  const {rules, functions} = program;
  const nodes = flatten([...[...pages, ...popups].flatMap(({objects}) => objects), ...overlay]);
  const actions = rules.flatMap((rule) => rule.actions);
  const conditions = rules.flatMap(({event}) => conditionsOf(event));
  const code = [...rules.flatMap(({script}) => script ?? []), ...functions]
    .map((script) => script.code)
    .join('\n');
  const hasCondition = (...kinds: readonly Condition['kind'][]) =>
    conditions.some(({kind}) => kinds.includes(kind));
  const hasAction = (wanted: Action['kind']) => actions.some(({kind}) => kind === wanted);
  const hasObjectAction = (...names: readonly string[]) =>
    nodes.some(({attributes}) => names.includes(attributes.action ?? ''));
  const hasFunction = (name: string) => functions.some((one) => one.name === name);

  const limits: readonly (readonly [limit: string, applies: boolean])[] = [
    [
      `Placeholder names in the XML: ${sketchedNames.join('; ')}. If your server rejects a name, use the name that the Project Editor writes.`,
      sketchedNames.length > 0,
    ],
    [
      'Devices are simulated. They confirm each command after a quarter of a second.',
      hasAction('write') || hasObjectAction('datapoint', 'device') || code.includes('ioSet('),
    ],
    [
      'The time is that of your device. Day is from 06:00 to 18:00.',
      hasCondition('time', 'sun') || hasFunction('DaylightEvent'),
    ],
    [
      'External actions, such as emails and web requests, are written to the log but not executed.',
      hasAction('other') ||
        hasObjectAction('submit', 'url') ||
        (hasFunction('userCommand') && /page:forward|\burl\b|\b(?:copy|share):/u.test(code)),
    ],
    [
      'Events of cameras, services and Timer objects do not fire automatically.',
      hasCondition('other') ||
        functions.some(({name}) => name.endsWith('Event') && !called.includes(name)),
    ],
    ['Changes by JavaScript take effect when the call ends.', code !== ''],
  ];
  return limits.flatMap(([limit, applies]) => (applies ? [limit] : [])).slice(0, mostLimits);
}
