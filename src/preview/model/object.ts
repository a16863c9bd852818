import type {ReactNode} from 'react';
import type {Attribute} from './attributes';
import type {Dispatch} from './event';
import type {ProjectNode, ProjectPage} from './project';

/** What the picture of an object gets. */
export interface ObjectProps {
  readonly node: ProjectNode;
  /** Present value of an attribute: set at run time, or from the project file. */
  readonly attribute: (name: string) => string | undefined;
  /** What a data point reads, once it has been heard of. */
  readonly dataPoint: (name: string) => string | undefined;
  /** Where the preview keeps what a person sets on this object. */
  readonly inputKey: string;
  /** What a person has set on it, if anything. */
  readonly input: string | undefined;
  /** Value that a reader has set for one of its attributes; see `choiceKey`. */
  readonly chosen: (attribute: string) => string | undefined;
  /** Value of a field that nobody has set yet; nothing for what is no field. */
  readonly initialValue: string | undefined;
  /** Fields around the object, for a submit: name and value. */
  readonly formFields: () => readonly (readonly [name: string, value: string])[];
  /** Name for readers who do not see the object: where it has no label, one made of its element and its ID. */
  readonly label: string;
  /** Pages of the project, and the one that is open. */
  readonly pages: readonly ProjectPage[];
  readonly page: string;
  /** Pictures of objects that stand in this one. */
  readonly renderObjects: (nodes: readonly ProjectNode[]) => ReactNode;
  readonly dispatch: Dispatch;
}

/** The picture of an object, on the page of a manual and alive. */
export type ObjectPicture = (props: ObjectProps) => ReactNode;

interface ElementSpec {
  /** Whether a source gives the name of the XML element; otherwise it is a placeholder. */
  readonly isNamed?: boolean;
  readonly attributes: readonly Attribute[];
  /** XML of its small picture in the gallery. */
  readonly sample?: string;
  /** Whether other objects may stand in it. */
  readonly holdsObjects?: boolean;
}

/** An object that stands on a page. */
interface PageObjectSpec extends ElementSpec {
  readonly place?: undefined;
  readonly Picture: ObjectPicture;
  /** For a field: the value that it has before anybody has set one. */
  readonly initialValue?: string;
}

/** A part of the project itself, such as a page; the stage draws those that are seen. */
interface StructureSpec extends ElementSpec {
  /** Where it stands: around all others, or in the project. */
  readonly place: 'root' | 'project';
  readonly Picture?: undefined;
  readonly initialValue?: undefined;
}

/** One kind of object, as the preview, the tables and the tests know it. */
export type ObjectSpec = PageObjectSpec | StructureSpec;
