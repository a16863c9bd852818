import type {ProjectNode} from '../../../content/project/parse';
import type {Happening} from '../../../content/project/simulation';

/** What the picture of an object gets. */
export interface ObjectProps {
  readonly node: ProjectNode;
  /** Present value of an attribute: set at run time, or from the project file. */
  readonly attribute: (name: string) => string | undefined;
  /** Where the preview keeps what a person sets on this object. */
  readonly inputKey: string;
  /** What a person has set on it, if anything. */
  readonly input: string | undefined;
  /** Fields around the object, for a submit: name and value. */
  readonly fields: () => readonly (readonly [name: string, value: string])[];
  /** Name for readers who do not see the object. */
  readonly label: string;
  readonly onHappening: (happening: Happening) => void;
}
