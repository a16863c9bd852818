import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Project} from '../model/project';
import {initialState} from '../simulation/simulation';
import Stage from './Stage';

/** Static HTML of a project's first page in its initial state. */
export function pictureOf(project: Project): string {
  return renderToStaticMarkup(
    <Stage project={project} state={initialState(project)} dispatch={() => undefined} />,
  );
}
