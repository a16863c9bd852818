import {SaxesParser} from 'saxes';
import {linesOf} from '../../../lib/text/truncateText';
import {coordinatesOf, previewName, valueFault, type Attribute} from '../model/attributes';
import {commonAttributes} from '../model/commonAttributes';
import {limits as previewLimits} from '../model/limits';
import type {ObjectSpec} from '../model/object';
import {flatten, type Project, type ProjectNode, type ProjectPage} from '../model/project';
import {bindingFault, isBinding} from './bindings';
import {specOf, specs} from './specs';

/** A fault of a project file, with its line, from 1. */
export interface ProjectFault {
  readonly line: number;
  readonly message: string;
}

const limits = previewLimits.project;
const smallest = {width: 360, height: 64};
const margin = 16;

interface OpenNode {
  readonly element: string;
  readonly attributes: Record<string, string>;
  readonly children: ProjectNode[];
  readonly line: number;
  readonly key: string;
}

function attributesOf({place, attributes}: ObjectSpec): readonly Attribute[] {
  const own = new Set(attributes.map(previewName));
  return place === undefined
    ? [...attributes, ...commonAttributes.filter((one) => !own.has(previewName(one)))]
    : attributes;
}

function attributeFaults(
  element: string,
  spec: ObjectSpec,
  attributes: Readonly<Record<string, string>>,
): string[] {
  const available = attributesOf(spec);
  return Object.entries(attributes).flatMap(([name, value]) => {
    const attribute = available.find((one) => previewName(one) === name);
    if (attribute === undefined) {
      const names = new Set(available.flatMap((one) => previewName(one) ?? []));
      return [
        `<${element}> has no attribute "${name}" in a preview. Attributes: ${[...names].join(', ')}`,
      ];
    }
    const fault = isBinding(value) ? bindingFault(value) : valueFault(attribute.values, value);
    return fault === undefined ? [] : [`${name} of <${element}>: ${fault}`];
  });
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
 * Placeholder names in these objects and their children, one entry an element:
 * `text (id, pos)` if its own name is one of them, else `id of button`.
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
  const excess =
    xml.length > limits.characters
      ? `${limits.characters} characters`
      : linesOf(xml) > limits.lines
        ? `${limits.lines} lines`
        : undefined;
  if (excess !== undefined) {
    return {faults: [{line: 1, message: `the XML has more than ${excess}: shorten the project`}]};
  }
  const faults: ProjectFault[] = [];
  /** Whether the XML exceeds a limit, so that the rest of it is ignored. */
  let isOver = false;
  const addFault = (text: string) => {
    if (!isOver) {
      // The message repeats words of the XML, which can be of any length.
      const message = text.length > limits.message ? `${text.slice(0, limits.message)}…` : text;
      faults.push({line: line(), message});
      isOver = faults.length >= limits.faults;
    }
  };
  const roots: ProjectNode[] = [];
  const openNodes: OpenNode[] = [];
  let count = 0;
  const parser = new SaxesParser({position: true});
  // Previews are parts of a file; a root element on a line of its own encloses them.
  const line = () => Math.max(1, parser.line - 1);
  parser.on('error', ({message}) => {
    if (faults.length === 0) {
      addFault(message.replace(/^\d+:\d+:\s*/u, ''));
    }
  });
  parser.on('opentag', ({name, attributes}) => {
    if (isOver || (name === 'example' && openNodes.length === 0 && count === 0)) {
      return;
    }
    count += 1;
    const spec = specOf(name);
    const parent = openNodes.at(-1);
    if (count > limits.elements || openNodes.length >= limits.depth) {
      addFault(
        count > limits.elements
          ? `the XML has more than ${limits.elements} elements: shorten the project`
          : `the elements are more than ${limits.depth} levels deep: move some out of their containers`,
      );
      isOver = true;
      return;
    }
    if (spec === undefined) {
      addFault(
        `<${name}> is not available in a preview. Elements: ${[...specs.keys()].join(', ')}`,
      );
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
  parser.write(`<example>\n${xml}\n</example>`).close();
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
