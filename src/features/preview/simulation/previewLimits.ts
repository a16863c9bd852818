import {conditionsOf, scriptsOf, type Program} from '../../../content/events/parse';
import {flatten, type Project} from '../model/project';
import {dependsOnTime, isExternal} from './conditions';

/** Actions that have the same effect in a preview as on a server. */
const identicalActions: readonly string[] = ['$', 'LOG', 'PROGRAMTIMER', 'UISET', 'USER'];

/**
 * Differences between a preview and a server, as sentences. The section that
 * explains previews has the details.
 */
export function previewLimits({
  project,
  program,
}: {
  readonly project: Project;
  readonly program: Program;
}): readonly string[] {
  const {pages, popups, overlay, sketchedNames} = project;
  const {rules} = program;
  const nodes = flatten([...[...pages, ...popups].flatMap(({objects}) => objects), ...overlay]);
  const hasScript = scriptsOf(program).length > 0;
  const isSimulated =
    hasScript ||
    rules
      .flatMap(({actions}) => actions)
      .some(({keyword}) => !identicalActions.includes(keyword)) ||
    nodes.some(({attributes: {action = ''}}) =>
      ['datapoint', 'device', 'submit', 'url'].includes(action),
    ) ||
    rules
      .flatMap(({event}) => conditionsOf(event))
      .some((condition) => dependsOnTime(condition) || isExternal(condition));
  return [
    ...(sketchedNames.length > 0
      ? [`XML names that can differ in your project: ${sketchedNames.join('; ')}.`]
      : []),
    ...(isSimulated
      ? [
          `Devices, services and the time of day are simulated.${hasScript ? ' JavaScript is ECMAScript 5 without eval and Object.freeze.' : ''}`,
        ]
      : []),
  ];
}
