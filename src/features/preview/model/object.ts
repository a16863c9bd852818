import type {ReactNode} from 'react';
import type {Dispatch} from './event';
import type {ProjectNode} from './project';

/** Properties of the picture of an object. */
export interface ObjectProps {
  readonly node: ProjectNode;
  /** Present value of an attribute: set at run time, or from the project file. */
  readonly attribute: (name: string) => string | undefined;
  /** Present value of a data point; `undefined` before its first report. */
  readonly dataPoint: (name: string) => string | undefined;
  /** Input of the reader for this object, if there is any. */
  readonly input: string | undefined;
  readonly setInput: (value: string) => void;
  /** Value of a field before any input; `undefined` for other objects. */
  readonly initialValue: string | undefined;
  /** Fields that a submit sends: name and value. */
  readonly formFields: () => readonly (readonly [name: string, value: string])[];
  /** Name for screen readers: the label, or else the element and the ID. */
  readonly label: string;
  /** Renders objects in this object. */
  readonly renderObjects: (nodes: readonly ProjectNode[]) => ReactNode;
  readonly dispatch: Dispatch;
}

/** Renders an object, in the build and in the interactive preview. */
export type ObjectPicture = (props: ObjectProps) => ReactNode;

interface ElementSpec {
  /** Whether it can contain other objects. */
  readonly holdsObjects?: boolean;
}

/** An object on a page. */
interface PageObjectSpec extends ElementSpec {
  readonly place?: undefined;
  readonly Picture: ObjectPicture;
  /** For a field: the value before any input. */
  readonly initialValue?: string;
}

/** A part of the project itself, such as a page, which the stage draws. */
interface StructureSpec extends ElementSpec {
  /** Position of the element: the root, or directly below the root. */
  readonly place: 'root' | 'project';
  readonly Picture?: undefined;
  readonly initialValue?: undefined;
}

/** One kind of object, for previews, tables and tests. */
export type ObjectSpec = PageObjectSpec | StructureSpec;
