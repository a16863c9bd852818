import type {TutorialFacts} from './sidebarItems';

/** What the list of a category says of a tutorial below its description; empty without facts. */
export function tutorialLine({time, level, after}: TutorialFacts): string {
  return [
    ...(time === undefined ? [] : [`${time} minutes`]),
    ...(level === undefined ? [] : [level]),
    ...(after === undefined ? [] : [`builds on ${after.join(', ')}`]),
  ].join(' · ');
}
