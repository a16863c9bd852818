import type {ComponentType} from 'react';

let component: ComponentType | undefined;

/** The not-found page, once it has been loaded. */
export function loadedNotFound(): ComponentType | undefined {
  return component;
}

/** Loads the not-found page. */
export async function loadNotFound(): Promise<void> {
  component ??= (await import('@theme/NotFound')).default as ComponentType;
}
