import type {ReactNode} from 'react';
import type {ProjectNode, ProjectPage} from '../project/parse';
import type {Happening} from '../simulation/simulation';

/** What the picture of an object gets. */
export interface ObjectProps {
  readonly node: ProjectNode;
  /** Present value of an attribute: set at run time, or from the project file. */
  readonly attribute: (name: string) => string | undefined;
  /** What a data point reads, once it has been heard of. */
  readonly point: (name: string) => string | undefined;
  /** Where the preview keeps what a person sets on this object. */
  readonly inputKey: string;
  /** What a person has set on it, if anything. */
  readonly input: string | undefined;
  /** Fields around the object, for a submit: name and value. */
  readonly fields: () => readonly (readonly [name: string, value: string])[];
  /** Name for readers who do not see the object. */
  readonly label: string;
  /** Pages of the project, and the one that is open. */
  readonly pages: readonly ProjectPage[];
  readonly page: string;
  /** Pictures of objects that stand in this one. */
  readonly show: (nodes: readonly ProjectNode[]) => ReactNode;
  readonly onHappening: (happening: Happening) => void;
}
