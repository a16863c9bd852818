import type {Attribute, ObjectSpec} from './attributes';

const id = (meaning: string): Attribute => ({
  group: 'common',
  label: 'ID',
  xml: 'id',
  values: {kind: 'text'},
  meaning,
});

const position: Attribute = {
  group: 'position',
  label: 'Position',
  xml: 'pos',
  values: {kind: 'position'},
  meaning: 'place of the top left corner',
};

const width: Attribute = {
  group: 'position',
  label: 'Width',
  xml: 'width',
  values: {kind: 'pixels'},
  meaning: 'width',
};

const height: Attribute = {
  group: 'position',
  label: 'Height',
  xml: 'height',
  values: {kind: 'pixels'},
  meaning: 'height',
};

const flex: readonly Attribute[] = [
  {
    group: 'position',
    label: 'Flex Grow',
    values: {kind: 'boolean'},
    meaning: 'whether it grows into free space',
  },
  {
    group: 'position',
    label: 'Flex Shrink',
    values: {kind: 'boolean'},
    meaning: 'whether it shrinks when space is short',
  },
];

const comment: Attribute = {
  group: 'meta',
  label: 'Comment',
  values: {kind: 'text'},
  meaning: 'a note, seen only in the Project Editor',
};

/** The elements of a project file, by name. Each statement stands on the page of its object with its source. */
export const objects = {
  project: {
    element: 'project',
    holdsObjects: true,
    attributes: [
      {
        group: 'own',
        xml: 'title',
        values: {kind: 'text'},
        meaning: 'the title of the project',
      },
      {
        group: 'own',
        xml: 'language',
        values: {kind: 'text', what: 'a language, for example `en`'},
        meaning: "language of the platform's own words",
      },
      {...width, group: 'own', meaning: 'width of the project'},
      {...height, group: 'own', meaning: 'height of the project'},
      {
        group: 'own',
        xml: 'skin',
        values: {kind: 'text'},
        meaning: 'look; leave it as the Project Editor wrote it',
      },
      {
        group: 'own',
        xml: 'version',
        values: {kind: 'text'},
        meaning: 'the version that saved the file; leave it as the Project Editor wrote it',
      },
    ],
  },
  page: {
    element: 'page',
    sample:
      '<project width="160" height="80"><page id="a" title="Page"><button pos="x16y16" width="56" height="24" label="A" /><button pos="x88y16" width="56" height="24" label="B" /></page></project>',
    holdsObjects: true,
    attributes: [
      {...id('what links, answers and addresses call the page')},
      {
        group: 'own',
        xml: 'title',
        values: {kind: 'text'},
        meaning:
          'the title of the page; in the 3.4 manual it stands at the top, if the skin has a place for it',
      },
      {
        group: 'meta',
        xml: 'pe-collapsed',
        values: {kind: 'boolean'},
        meaning: 'written by the Project Editor for itself; you need not set it',
      },
    ],
  },
  button: {
    element: 'button',
    sample:
      '<project width="160" height="80"><button pos="x32y20" width="96" height="40" label="Press" /></project>',
    attributes: [
      id('names the object for code; several objects may share one'),
      position,
      width,
      height,
      {
        group: 'own',
        xml: 'label',
        values: {kind: 'text'},
        meaning: 'what stands on the button',
      },
      {
        group: 'own',
        xml: 'icon',
        values: {kind: 'icon'},
        meaning: 'picture on the button, for example `icon:delete`',
      },
      {
        group: 'own',
        xml: 'style',
        values: {kind: 'text', what: 'a style of the skin'},
        meaning: 'colour; `gr` is green',
      },
      {
        group: 'own',
        xml: 'action',
        values: {kind: 'choice', of: ['command', 'link', 'submit'], isOpen: true},
        meaning: 'what a press does',
      },
      {
        group: 'own',
        xml: 'name',
        values: {kind: 'text'},
        meaning: 'with `command`: the name that is sent',
      },
      {
        group: 'own',
        xml: 'parameter',
        values: {kind: 'text'},
        meaning: 'with `command`: the parameter that is sent',
      },
      {
        group: 'own',
        xml: 'link',
        values: {kind: 'page'},
        meaning: 'with `link`: the page to open',
      },
    ],
  },
  text: {
    element: 'text',
    sample:
      '<project width="160" height="80"><text pos="x40y28" width="80" height="24" /></project>',
    attributes: [
      id('names the object for code'),
      {
        group: 'common',
        label: 'Visible',
        uiset: 'visible',
        values: {kind: 'boolean'},
        default: '`true`',
        meaning: 'shows or hides it',
      },
      {
        group: 'common',
        label: 'Blink',
        uiset: 'blink',
        values: {kind: 'choice', of: ['true', 'slow', 'fast', 'false']},
        meaning: 'makes it blink; `true` is `slow`',
      },
      {
        group: 'common',
        label: 'Opacity',
        uiset: 'opacity',
        values: {kind: 'text', what: '`0.0` to `1.0`'},
        meaning: 'from invisible to solid',
      },
      position,
      width,
      height,
      ...flex,
      {
        group: 'own',
        label: 'Text',
        uiset: 'text',
        values: {kind: 'text', what: 'text; HTML tags are allowed'},
        meaning: 'what it shows',
      },
      {
        group: 'own',
        label: 'CSS',
        values: {kind: 'text', what: 'CSS'},
        meaning: 'optional style',
      },
      comment,
    ],
  },
  switch: {
    element: 'switch',
    sample: '<project width="160" height="80"><switch id="a" pos="x52y26" width="56" /></project>',
    attributes: [
      id(
        'names the switch for code; several objects may share one; a value binding can change it, UISET cannot',
      ),
      {...position, default: '`auto`'},
      ...flex.map((attribute) => ({...attribute, default: '`auto`'})),
      {...width, default: '`auto`'},
      {
        group: 'field',
        label: 'Value',
        uiset: 'value',
        values: {kind: 'boolean'},
        default: '`false`',
        meaning: 'the state',
      },
      {
        group: 'field',
        label: 'Name',
        xml: 'name',
        values: {kind: 'text'},
        default: 'none',
        meaning: 'the name of the field',
      },
      {
        group: 'field',
        label: 'Auto Send',
        uiset: 'autosend',
        values: {kind: 'boolean'},
        meaning: '`true` sends the value at each change',
      },
    ],
  },
  slider: {
    element: 'slider',
    sample:
      '<project width="160" height="80"><slider id="a" pos="x16y24" width="128" height="32" /></project>',
    attributes: [
      id('names the slider for code; a value binding can change it, UISET cannot'),
      position,
      width,
      height,
      ...flex,
      {
        group: 'own',
        label: 'Action',
        xml: 'action',
        values: {kind: 'choice', of: ['command', 'datapoint']},
        meaning: 'what a move does',
      },
      {
        group: 'own',
        label: 'Name',
        xml: 'name',
        values: {kind: 'text'},
        meaning: 'with `command`: the name of the command',
      },
      comment,
    ],
  },
  table: {
    element: 'table',
    sample:
      '<project width="160" height="80"><table pos="x8y8" width="144" height="64" columns="[{&quot;label&quot;:&quot;A&quot;},{&quot;label&quot;:&quot;B&quot;}]" items="[[&quot;1&quot;,&quot;2&quot;]]" /></project>',
    attributes: [
      id(
        'names the table for code, and is the name of the command that an edit sends; cannot be set at run time',
      ),
      position,
      width,
      height,
      {
        group: 'own',
        xml: 'columns',
        values: {kind: 'json', what: 'JSON array'},
        meaning: 'the columns, from left to right',
      },
      {
        group: 'own',
        xml: 'items',
        values: {kind: 'json', what: 'JSON array of rows'},
        meaning: 'the rows; set it at run time from code',
      },
      {
        group: 'own',
        xml: 'editmode',
        values: {kind: 'choice', of: ['true', 'toggle']},
        meaning:
          '`true` lets people edit the rows; `toggle` lets them switch between viewing and editing',
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
        meaning: 'with `datamode="datasource"`: which data source',
      },
    ],
  },
} as const satisfies Readonly<Record<string, ObjectSpec>>;

export type ElementName = keyof typeof objects;

/** What is known of an element of a project file. */
export function specOf(element: string): ObjectSpec | undefined {
  return Object.hasOwn(objects, element) ? objects[element as ElementName] : undefined;
}
