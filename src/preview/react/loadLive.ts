import type {ComponentType} from 'react';
import {nextTask} from '../../device/nextTask';
import type {LiveProps} from './Live';

/**
 * The living part of a preview, all of it in this chunk. The chunk itself, the
 * objects and the rest are evaluated each in a task of its own: in one they
 * would keep whoever presses something meanwhile waiting.
 */
export async function loadLive(): Promise<ComponentType<LiveProps>> {
  await nextTask();
  await import(/* webpackMode: "eager" */ '../objects');
  await nextTask();
  const {default: Live} = await import(/* webpackMode: "eager" */ './Live');
  return Live;
}
