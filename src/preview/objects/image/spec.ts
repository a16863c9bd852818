import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'image',
  Picture,
  sample:
    '<project width="160" height="80"><image pos="x8y8" width="144" height="64" file="plan.svg" /></project>',
  attributes: [
    {
      group: 'common',
      uiset: 'visible',
      values: {kind: 'boolean'},
      default: '`true`',
      meaning: 'shows or hides the picture',
      edition: '3',
    },
    {
      group: 'common',
      uiset: 'opacity',
      values: {kind: 'text', what: '`0.0` to `1.0`'},
      meaning: 'opacity of the picture; lower values show more of what is behind it',
      edition: '3',
    },
    {
      group: 'common',
      uiset: 'rotation',
      values: {kind: 'text', what: '`0` to `360` degrees'},
      meaning: 'turns a picture about its centre; other objects turn about their top left corner',
      edition: '3',
    },
    {
      group: 'common',
      uiset: 'blink',
      values: {kind: 'choice', of: ['true', 'slow', 'fast', 'false']},
      meaning: 'speed of blinking, or none; `true` is `slow`',
      edition: '3',
    },
    {
      group: 'own',
      label: 'Link action',
      values: {kind: 'page'},
      meaning: 'opens a page when the picture is selected; deprecated',
    },
    sketchAttribute('file'),
  ],
} satisfies ObjectSpec;
