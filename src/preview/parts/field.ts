import type {ObjectProps} from '../model/object';

/** The value of a field, and how a person changes it. */
export interface FieldState {
  readonly value: string;
  /** Take a value; it goes to the server immediately, unless a form waits for its submit button. */
  readonly set: (value: string) => void;
  /** Take a value without sending it, such as each letter of a text. */
  readonly draft: (value: string) => void;
  /** Send what was drafted, as leaving the field does. */
  readonly send: () => void;
}

/** State of a field from what the picture of an object gets. */
export function fieldOf({
  node,
  attribute,
  input,
  inputKey,
  initialValue,
  formFields,
  dispatch,
}: ObjectProps): FieldState {
  const value = input ?? attribute('value') ?? initialValue ?? '';
  const draft = (next: string) => dispatch({kind: 'input', key: inputKey, value: next});
  const command = (next: string) => {
    if (formFields().length === 0) {
      const name = attribute('name') ?? node.attributes.id ?? '';
      dispatch({kind: 'command', name, parameter: next});
    }
  };
  return {
    value,
    draft,
    set: (next) => {
      draft(next);
      command(next);
    },
    send: () => {
      if (input !== undefined) {
        command(input);
      }
    },
  };
}
