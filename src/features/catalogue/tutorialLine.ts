import type {TutorialFacts} from './sidebarItems';

/** Line below the description of a tutorial in the list of its category; may be empty. */
export function tutorialLine({time, level, after}: TutorialFacts): string {
  return [
    ...(time === undefined ? [] : [`${time} minutes`]),
    ...(level === undefined ? [] : [level]),
    ...(after === undefined ? [] : [`builds on ${after.join(', ')}`]),
  ].join(' · ');
}
