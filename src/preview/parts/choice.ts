import {createContext} from 'react';

/** What the radio buttons in a group share. */
export interface Choice {
  /** Name that no other group of the document has. */
  readonly name: string;
  readonly value: string;
  readonly choose: (option: string) => void;
}

/** The group around a radio button; nothing for one that stands alone. */
export const ChoiceContext = createContext<Choice | undefined>(undefined);
