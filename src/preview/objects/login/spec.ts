import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'login',
  Picture,
  sample:
    '<project width="160" height="80"><login pos="x24y4" width="112" height="72" label="Log in" /></project>',
  attributes: [
    sketchAttribute('label'),
    sketchAttribute('action', {kind: 'choice', of: ['command', 'link']}),
    sketchAttribute('name'),
    sketchAttribute('parameter'),
    sketchAttribute('link', {kind: 'page'}),
  ],
} satisfies ObjectSpec;
