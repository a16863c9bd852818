import {SaxesParser} from 'saxes';
import {coordinatesOf, previewName, valueFault} from '../model/attributes';
import {flatten, type Project, type ProjectNode, type ProjectPage} from '../model/project';
import {commonAttributes, type Attribute} from '../model/attributes.data';
import {bindingFault, isBinding} from './bindings';
import {specOf, specs, type ElementSpec} from './specs';

/** A fault of a project file, with its line, from 1. */
export interface ProjectFault {
  readonly line: number;
  readonly message: string;
}

const smallest = {width: 360, height: 64};
const margin = 16;

/** An element whose end tag follows. */
interface OpenNode extends ProjectNode {
  readonly children: ProjectNode[];
}

function attributesOf({place, attributes}: ElementSpec): readonly Attribute[] {
  const own = new Set(attributes.map(previewName));
  return place === undefined
    ? [...attributes, ...commonAttributes.filter((one) => !own.has(previewName(one)))]
    : attributes;
}

function attributeFaults(
  element: string,
  spec: ElementSpec,
  attributes: Readonly<Record<string, string>>,
): string[] {
  const available = new Map(
    attributesOf(spec).flatMap((one) => {
      const name = previewName(one);
      return name === undefined ? [] : [[name, one] as const];
    }),
  );
  const unknown = Object.keys(attributes).filter((name) => !available.has(name));
  const valueFaults = Object.entries(attributes).flatMap(([name, value]) => {
    const values = available.get(name)?.values;
    const fault = isBinding(value) ? bindingFault(value) : values && valueFault(values, value);
    return values === undefined || fault === undefined ? [] : [`${name} of <${element}>: ${fault}`];
  });
  return unknown.length === 0
    ? valueFaults
    : [
        `<${element}> has no ${unknown.length === 1 ? 'attribute' : 'attributes'} ${unknown.map((name) => `"${name}"`).join(', ')} in a preview; available: ${[...available.keys()].join(', ')}`,
        ...valueFaults,
      ];
}

function pageOf({attributes, children}: ProjectNode): ProjectPage {
  return {id: attributes.id ?? '', title: attributes.title ?? '', objects: children};
}

function pagesOf(nodes: readonly ProjectNode[]): ProjectPage[] {
  const topLevelObjects = nodes.filter(({element}) => specOf(element)?.place === undefined);
  return [
    ...(topLevelObjects.length > 0 ? [{id: 'home', title: '', objects: topLevelObjects}] : []),
    ...nodes.filter(({element}) => element === 'page').map(pageOf),
  ];
}

/**
 * Placeholder names in objects and their children, one entry for each element: `text (id, pos)` if
 * the element name is a placeholder, otherwise `id of button`.
 */
function sketchedNamesOf(nodes: readonly ProjectNode[]): string[] {
  const byElement = new Map<string, Set<string>>();
  for (const {element, attributes} of flatten(nodes)) {
    const spec = specOf(element);
    const own = (spec === undefined ? [] : attributesOf(spec)).flatMap(({xml, sketch}) =>
      xml === undefined && sketch !== undefined && sketch in attributes ? [sketch] : [],
    );
    if (own.length > 0 || !spec?.isNamed) {
      byElement.set(element, new Set([...(byElement.get(element) ?? []), ...own]));
    }
  }
  return [...byElement].map(([element, attributes]) => {
    const names = [...attributes].join(', ');
    return specOf(element)?.isNamed
      ? `${names} of ${element}`
      : `${element}${names === '' ? '' : ` (${names})`}`;
  });
}

/** A size in pixels; `undefined` if it is absent, or a binding, which is evaluated later. */
function pixelsOf(
  attributes: ProjectNode['attributes'],
  side: 'width' | 'height',
): number | undefined {
  const pixels = Number(attributes[side]);
  return Number.isFinite(pixels) ? pixels : undefined;
}

/** Extent of the objects, for a project without a size. */
function extent(pages: readonly ProjectPage[], side: 'width' | 'height'): number {
  const ends = pages.flatMap((page) =>
    page.objects.map(({attributes}) => {
      const {left, top} = coordinatesOf(attributes.pos);
      return (side === 'width' ? left : top) + (pixelsOf(attributes, side) ?? 48) + margin;
    }),
  );
  return Math.max(smallest[side], ...ends);
}

/**
 * Parses project XML: a whole `<project>`, one or more `<page>`, or objects side
 * by side.
 *
 * @returns the project, or the faults that prevent a preview
 */
export function parseProject(xml: string): {project?: Project; faults: ProjectFault[]} {
  const faults: ProjectFault[] = [];
  const addFault = (message: string) => faults.push({line: line(), message});
  const roots: ProjectNode[] = [];
  const openNodes: OpenNode[] = [];
  const parser = new SaxesParser({position: true});
  // Previews are parts of a file; a root element on a line of its own encloses them.
  const line = () => Math.max(1, parser.line - 1);
  parser.on('error', ({message}) => {
    if (faults.length === 0) {
      addFault(message.replace(/^\d+:\d+:\s*/u, ''));
    }
  });
  parser.on('opentag', ({name, attributes}) => {
    if (name === 'example' && openNodes.length === 0 && roots.length === 0) {
      return;
    }
    const spec = specOf(name);
    const parent = openNodes.at(-1);
    if (spec === undefined) {
      const names = [...specs.keys()].join(', ');
      addFault(`<${name}> is not available in a preview; available: ${names}`);
    } else if (spec.place === 'project' && parent !== undefined && parent.element !== 'project') {
      addFault(`<${name}> must be directly in <project>`);
    } else if (spec.place === 'root' && parent !== undefined) {
      addFault(`<${name}> must be the outermost element`);
    } else if (parent !== undefined && !specOf(parent.element)?.holdsObjects) {
      addFault(`<${parent.element}> cannot contain other objects`);
    }
    const values = Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, String(value)]),
    );
    if (spec !== undefined) {
      attributeFaults(name, spec, values).forEach(addFault);
    }
    const siblings = parent?.children ?? roots;
    openNodes.push({
      element: name,
      attributes: values,
      children: [],
      line: line(),
      key: `${parent?.key ?? ''}/${siblings.length}`,
    });
  });
  parser.on('closetag', () => {
    const node = openNodes.pop();
    if (node !== undefined) {
      (openNodes.at(-1)?.children ?? roots).push(node);
    }
  });
  parser.on('text', (text) => {
    if (text.trim() !== '' && openNodes.length > 0) {
      addFault('text between elements is not allowed: use attributes');
    }
  });
  // A whole file can begin with an XML declaration, which is not allowed below the root.
  const content = xml.replace(/^\s*<\?xml\s[^?]*\?>/u, (head) => head.replaceAll(/\S/gu, ' '));
  parser.write(`<example>\n${content}\n</example>`).close();
  const [root] = roots;
  const isProject = root?.element === 'project' && roots.length === 1;
  const top = isProject ? root.children : roots;
  const [first, ...rest] = pagesOf(top);
  if (faults.length > 0) {
    return {faults: [...faults].sort((a, b) => a.line - b.line)};
  }
  if (first === undefined) {
    return {faults: [{line: 1, message: 'the XML has no object to show'}]};
  }
  const size = (side: 'width' | 'height') =>
    (isProject ? pixelsOf(root.attributes, side) : undefined) ?? extent([first, ...rest], side);
  return {
    project: {
      title: (isProject ? root.attributes.title : undefined) ?? '',
      width: size('width'),
      height: size('height'),
      pages: [first, ...rest],
      popups: top
        .filter(({element}) => element === 'popup')
        .map((node) => ({...pageOf(node), attributes: node.attributes})),
      overlay: top.flatMap(({element, children}) => (element === 'overlay' ? children : [])),
      sketchedNames: sketchedNamesOf(roots),
    },
    faults: [],
  };
}
