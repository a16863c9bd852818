import type {ObjectProps} from '../model/object';

/** The value of a field, and functions that change it. */
export interface FieldState {
  readonly value: string;
  /** Sets a value, and sends it unless there is a submit button. */
  readonly set: (value: string) => void;
  /** Sends the input, as when the field loses the focus. */
  readonly send: () => void;
}

/** State of a field from the properties of its object. */
export function fieldOf({
  node,
  attribute,
  input,
  setInput,
  initialValue,
  formFields,
  dispatch,
}: ObjectProps): FieldState {
  const value = input ?? attribute('value') ?? initialValue ?? '';
  const command = (next: string) => {
    if (formFields().length === 0) {
      const name = attribute('name') ?? node.attributes.id ?? '';
      dispatch({kind: 'command', name, parameter: next});
    }
  };
  return {
    value,
    set: (next) => {
      setInput(next);
      command(next);
    },
    send: () => {
      if (input !== undefined) {
        command(input);
      }
    },
  };
}
