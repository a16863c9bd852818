import type {ComponentType} from 'react';
import {nextTask} from '../../../lib/device/nextTask';
import type {LiveProps} from './Live';

/**
 * Loads the interactive part of a preview, which is one chunk. Its modules are
 * evaluated in several tasks, so that input in between is not delayed.
 */
export async function loadLive(): Promise<ComponentType<LiveProps>> {
  await nextTask();
  await import(/* webpackMode: "eager" */ '../objects');
  await nextTask();
  const {default: Live} = await import(/* webpackMode: "eager" */ './Live');
  return Live;
}
