import {namesOf} from './entries';

/** Names of the functions that the reference of JavaScript describes. */
export const functionNames = (['callback', 'command'] as const)
  .flatMap((direction) => namesOf({direction, language: 'JavaScript'}))
  .map(({name}) => name);
