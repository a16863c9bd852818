// cspell:ignore buton labl
import {expect, test} from 'playwright/test';
import {valueFault} from '../../src/features/preview/model/attributes';
import {onePage, type Project, type ProjectNode} from '../../src/features/preview/model/project';
import {parseProject, pictureOf, specs} from '../../src/features/preview/node';
import {attributeReader} from '../../src/features/preview/simulation/attributeReader';
import {initialState, type State} from '../../src/features/preview/simulation/simulation';

const house = `<project title="House" width="360" height="640">
  <page id="home" title="Home">
    <button id="hall" pos="x16y16" width="98" height="48" label="Hall"
            action="command" name="hall" parameter="on" />
    <text id="state" pos="x16y80" width="200" height="24" />
  </page>
  <page id="garden" title="Garden" />
</project>`;

const faultsOf = (xml: string) =>
  parseProject(xml).faults.map(({line, message}) => `${line}: ${message}`);

test.describe('project XML', () => {
  test('objects without a page are placed on a page that fits them', () => {
    const {project} = parseProject('<button pos="x300y10" width="100" label="A" />');
    expect(project?.pages[0].objects).toHaveLength(1);
    expect(project?.width).toBe(416);
  });

  test('the same object keeps its key when its attributes change', () => {
    const key = (xml: string) => parseProject(xml).project?.pages[0].objects[0]?.key;
    expect(key(house.replace('label="Hall"', 'label="Entrance"'))).toBe(key(house));
  });

  for (const [name, xml, fault] of [
    ['an unclosed tag', '<page id="a">\n  <button>\n</page>', /^3: /u],
    ['an unknown element', '<page id="a">\n  <buton />\n</page>', /^2: <buton> is not .*button/u],
    ['an unknown attribute', '<button labl="A" />', /^1: <button> has no attribute "labl"/u],
    [
      'a malformed position',
      '<button pos="16,16" />',
      /pos of <button>: "16,16" is not a position/u,
    ],
    ['a malformed size', '<button width="wide" />', /width of <button>: "wide"/u],
    ['malformed JSON', '<table columns="[{" />', /columns of <table>: the JSON is not valid/u],
    ['nested objects', '<button><text /></button>', /<button> cannot contain other objects/u],
    ['text between elements', '<page id="a">hello</page>', /text between elements/u],
    ['an empty text', '', /no object to show/u],
    ['a custom entity', '<!DOCTYPE a [<!ENTITY b "c">]><text id="&b;" />', /^1: /u],
    ['a prototype name', '<constructor />', /<constructor> is not available/u],
  ] as const) {
    test(`planted fault: ${name}`, () => {
      expect(parseProject(xml).project).toBeUndefined();
      expect(faultsOf(xml).join('\n')).toMatch(fault);
    });
  }

  test('unknown attributes are named together, before the known ones', () => {
    const [fault, ...others] = faultsOf('<button a="" b="" c="" />');
    expect(fault).toMatch(/no attributes "a", "b", "c" .*available: .*label/u);
    expect(others).toEqual([]);
  });

  test('a whole file with an XML declaration is accepted, and its lines are counted', () => {
    const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
    expect(faultsOf(`${head}<project><page id="a"><text text="A" /></page></project>`)).toEqual([]);
    expect(faultsOf(`${head}<buton />`).join('\n')).toMatch(/^2: /u);
  });

  test('values are validated by kind', () => {
    for (const [kind, value, fault] of [
      [{kind: 'position'}, 'x-4y10', undefined],
      [{kind: 'pixels'}, '0', /not a number of pixels/u],
      [{kind: 'boolean'}, 'yes', /true or false/u],
      [{kind: 'icon'}, 'delete', /icon:/u],
      [{kind: 'choice', of: ['a']}, 'b', /not one of a/u],
      [{kind: 'choice', of: ['a'], isOpen: true}, 'b', undefined],
    ] as const) {
      expect(valueFault(kind, value)).toEqual(fault && expect.stringMatching(fault));
    }
  });
});

test.describe('bindings', () => {
  function texts(xml: string, change: Partial<State> = {}): (string | undefined)[] {
    const {project, faults} = parseProject(xml);
    expect(faults).toEqual([]);
    if (project === undefined) {
      throw new Error('The project cannot be shown.');
    }
    const {attribute} = attributeReader(project, {...initialState(project), ...change});
    return project.pages[0].objects.map((node) => attribute(node, 'text'));
  }

  test('are evaluated', () => {
    for (const [binding, value] of [
      ['="Welcome";', 'Welcome'],
      ['=4 * 3;', '12'],
      ['="Lamps: " + 4 * 3;', 'Lamps: 12'],
      ['=floors = 4; perfloor = 3; "Lamps: " + floors * perfloor;', 'Lamps: 12'],
      ["=ui('hall', 'label');", 'Hall'],
      ["=a = ui('hall', 'label'); a + '!'", 'Hall!'],
      ['=1 > 2 and 3 == 3 or "no"', 'no'],
      ['=ui("unknown", "label")', ''],
      ['=null', ''],
      ['=-"3" + 1', '-2'],
      ['=+"3" + 1', '4'],
      ['=~"3" + 1', '-3'],
      ['=!"0"', 'true'],
      [String.raw`="21 \u00B0C \\u0027\u0027"`, String.raw`21 °C \u0027'`],
      ['=ui("level", "value") > 20 ? "high" : "low"', 'high'],
    ] as const) {
      const xml = `<text text="${binding.replaceAll('"', '&quot;').replaceAll('>', '&gt;')}" /><button id="hall" label="Hall" />`;
      expect(texts(xml, {inputs: {level: '21'}})[0], binding).toBe(value);
    }
  });

  test('in an ID select the attributes that were set for the ID', () => {
    const xml = `<text id="='state' + ui('floor', 'text')" /><text id="floor" text="1" />`;
    const ui = {'state1.text': 'Lit', 'state2.text': 'Dark'};
    expect(texts(xml, {ui})[0]).toBe('Lit');
    expect(texts(xml, {ui: {...ui, 'floor.text': '2'}})[0]).toBe('Dark');
  });

  test('with a circular reference terminate', () => {
    const xml = `<text id="a" text="=ui('b', 'text')" /><text id="b" text="=ui('a', 'text')" />`;
    expect(texts(xml)).toHaveLength(2);
  });

  test('planted faults are reported', () => {
    for (const [binding, fault] of [
      ['=1 +', /the binding is not valid/u],
      ['=a + 1', /the variable a has no value/u],
      ["=alert('a')", /the only function in a preview is ui/u],
      ["=ui.constructor('a')", /the only function/u],
      ["=window['a']", /this JavaScript is not available/u],
      ['=a += 1', /write name = value/u],
      ["='a'.length", /this JavaScript is not available/u],
    ] as const) {
      expect(faultsOf(`<text text="${binding}" />`).join('\n')).toMatch(fault);
    }
  });
});

test.describe('pictures', () => {
  /** The visible texts of a project, without markup and names for screen readers. */
  const wordsOf = (project: Project) => pictureOf(project).split(/<[^>]*>/u);

  test('no object shows its ID or command name as text', () => {
    const leaf = {children: [], line: 1, key: '/0'};
    const faults = [...specs]
      .filter(([, {place}]) => place === undefined)
      .filter(([element, {holdsObjects}]) => {
        const child: ProjectNode = {...leaf, element: 'checkbox', attributes: {id: 'identifier-3'}};
        const node: ProjectNode = {
          ...leaf,
          element,
          attributes: {id: 'identifier-1', name: 'identifier-2'},
          children: holdsObjects === true ? [child] : [],
        };
        const page = {id: 'identifier-4', title: '', objects: [node]};
        return wordsOf({...onePage(), pages: [page, {...page, id: 'identifier-5'}]}).some((words) =>
          words.includes('identifier'),
        );
      })
      .map(([element]) => element);
    expect(faults).toEqual([]);
  });

  test('a dynamic button of a table has the label in its row, any other the heading', () => {
    const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
    const columns = attribute([
      {label: 'Key', hidden: 'true'},
      {label: 'Task'},
      {type: 'button', label: 'State', dynamic: 'true'},
      {type: 'button', label: 'Report'},
    ]);
    const items = attribute([
      ['1', 'Filter', '{"buttonlabel":"done"}'],
      ['2', 'Alarm', 'no JSON'],
    ]);
    const {project} = parseProject(`<table columns="${columns}" items="${items}" />`);
    const html = project === undefined ? '' : pictureOf(project);
    const buttons = [
      ...html.matchAll(/<button[^>]*aria-label="(?<name>[^"]*)"[^>]*>(?<label>[^<]*)</gu),
    ];
    expect(buttons.map(({groups}) => [groups?.name, groups?.label])).toEqual([
      ['done: Filter', 'done'],
      ['Report: Filter', 'Report'],
      ['State: Alarm', 'State'],
      ['Report: Alarm', 'Report'],
    ]);
  });
});
