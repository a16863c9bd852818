import type {ObjectSpec} from '../../model/object';
import {height, id, position, shownInXml, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'table',
  Picture,
  isNamed: true,
  sample:
    '<project width="160" height="80"><table pos="x8y8" width="144" height="64" columns="[{&quot;label&quot;:&quot;A&quot;},{&quot;label&quot;:&quot;B&quot;}]" items="[[&quot;1&quot;,&quot;2&quot;]]" /></project>',
  attributes: [
    ...[
      id(
        'name of the table in code, and of the command that an edit sends; cannot be set at run time',
      ),
      position,
      width,
      height,
    ].map(shownInXml),
    {
      group: 'own',
      xml: 'columns',
      values: {kind: 'json', what: 'JSON array'},
      meaning: 'the columns, from left to right',
    },
    {
      group: 'own',
      uiset: 'items',
      sketch: 'items',
      values: {kind: 'json', what: 'JSON array of rows'},
      meaning: 'the rows; set it at run time from code',
    },
    {
      group: 'own',
      xml: 'editmode',
      values: {kind: 'choice', of: ['true', 'toggle']},
      meaning:
        '`true` lets users edit the rows; `toggle` lets users switch between viewing and editing',
    },
    {
      group: 'own',
      xml: 'datamode',
      values: {kind: 'choice', of: ['datasource']},
      meaning: 'takes the rows from a data source instead of `items`',
    },
    {
      group: 'own',
      xml: 'datasourceid',
      values: {kind: 'text'},
      meaning: 'with `datamode="datasource"`: the data source',
    },
  ],
} satisfies ObjectSpec;
