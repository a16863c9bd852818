import {scriptsOf, type Program} from '../../../content/events/parse';
import type {Project} from '../model/project';

/**
 * Differences between a preview and a server, as sentences. The section that
 * explains previews has the details.
 */
export function previewLimits({
  project: {sketchedNames},
  program,
}: {
  readonly project: Project;
  readonly program: Program;
}): readonly string[] {
  const hasScript = scriptsOf(program).length > 0;
  return [
    ...(sketchedNames.length > 0
      ? [`XML names that can differ in your project: ${sketchedNames.join('; ')}.`]
      : []),
    `Devices, services and the time of day are simulated.${hasScript ? ' JavaScript is ECMAScript 5 without eval and Object.freeze.' : ''}`,
  ];
}
