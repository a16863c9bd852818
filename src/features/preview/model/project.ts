/** An element of a project. */
export interface ProjectNode {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ProjectNode[];
  /** Line of the start tag, from 1. */
  readonly line: number;
  /** Position in the tree of elements, which an edit of attributes does not change. */
  readonly key: string;
}

/** A screen of a project. */
export interface ProjectPage {
  readonly id: string;
  readonly title: string;
  readonly objects: readonly ProjectNode[];
}

/** A screen over another. */
export interface ProjectPopup extends ProjectPage {
  readonly attributes: ProjectNode['attributes'];
}

/** A project that can be shown; its size is in pixels. */
export interface Project {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly pages: readonly [ProjectPage, ...ProjectPage[]];
  readonly popups: readonly ProjectPopup[];
  /** Objects on every page. */
  readonly overlay: readonly ProjectNode[];
  /** Placeholder names of elements and attributes in the XML, one entry an element, in the order of the file. */
  readonly sketchedNames: readonly string[];
}

/** A project of one page with these objects. */
export function onePage(objects: readonly ProjectNode[] = []): Project {
  return {
    title: '',
    width: 160,
    height: 80,
    pages: [{id: 'home', title: '', objects}],
    popups: [],
    overlay: [],
    sketchedNames: [],
  };
}

/** Objects and their descendants. */
export function flatten(nodes: readonly ProjectNode[]): readonly ProjectNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

/** Whether there is space beside the picture of a project on a wide screen. */
export function isNarrow({width}: Pick<Project, 'width'>): boolean {
  return width <= 400;
}
