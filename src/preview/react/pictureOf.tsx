import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {classesOf} from '../model/pictureClasses';
import type {Project} from '../model/project';
import {initialState} from '../simulation/simulation';
import Stage from './Stage';

/** HTML with classes in the place of the style attributes, which the policy of the site blocks. */
function withoutStyles(html: string): string {
  return html.replace(
    /<(?<start>[a-z]+(?: [^<>]*?)? class="[^"]*)"(?<middle>[^<>]*?) style="(?<style>[^"]*)"/gu,
    (_, start: string, middle: string, style: string) =>
      `<${[start, ...classesOf(style)].join(' ')}"${middle}`,
  );
}

/** HTML of a project's first page, with the style attributes that a script may set. */
export function markupOf(project: Project): string {
  return renderToStaticMarkup(
    <Stage project={project} state={initialState(project)} dispatch={() => undefined} />,
  );
}

/**
 * HTML of a project's first page as it opens; nothing in it reacts.
 *
 * @throws Error when something in it needs a style attribute
 */
export function pictureOf(project: Project): string {
  const html = withoutStyles(markupOf(project));
  const left = /<[^<>]* style="[^"]*"/u.exec(html)?.[0];
  if (left !== undefined) {
    throw new Error(`A picture in a page can have no style attribute: ${left}`);
  }
  return html;
}
