import React, {useRef, useState, type ReactNode} from 'react';
import type {ObjectProps} from '../model/object';
import Closable from '../parts/Closable';
import Icon from '../parts/Icon';

interface Column {
  readonly label?: string;
  readonly type?: string;
  readonly action?: string;
  readonly commandname?: string;
  readonly buttonicon?: string;
  readonly hidden?: string;
  readonly defaultvalue?: string;
  readonly required?: string;
  readonly disablefield?: string;
  readonly dynamic?: string;
}

/**
 * Label of a button in a row: the column heading, or for a `dynamic` column the label in the JSON
 * of the row.
 */
function buttonLabelOf({label, dynamic}: Column, json: string | undefined): string | undefined {
  if (dynamic !== 'true') {
    return label;
  }
  try {
    const {buttonlabel} = JSON.parse(json ?? '') as {readonly buttonlabel?: unknown};
    return typeof buttonlabel === 'string' ? buttonlabel : label;
  } catch {
    return label;
  }
}

/** Key of a column in the sent data; a field that users cannot change has an underscore before it. */
function dataKey({disablefield}: Column, index: number): string {
  return disablefield === 'both' ? `_${index}` : String(index);
}

function arrayOf(json: string | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** A value of JSON as text; lists and objects have none. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Columns of the attribute `columns`. */
function columnsOf(json: string | undefined): Column[] {
  return arrayOf(json)
    .filter((column) => typeof column === 'object' && column !== null)
    .map((column) =>
      Object.fromEntries(Object.entries(column).map(([name, value]) => [name, textOf(value)])),
    );
}

/** Rows of the attribute `items`. */
function rowsOf(json: string | undefined): string[][] {
  return arrayOf(json)
    .filter(Array.isArray)
    .map((row: unknown[]) => row.map(textOf));
}

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:enabled')?.focus();
}

/**
 * `<table>`: rows with buttons, which users can edit. An edit sends a command with
 * JSON, and changes the rows immediately, as if code had set them. A data source
 * makes no difference, so that rules can simulate the database.
 */
export function Table({attribute, input, node, setInput, dispatch}: ObjectProps): ReactNode {
  const columns = columnsOf(attribute('columns'));
  const visibleColumns = columns
    .map((column, index) => ({column, index}))
    .filter(({column}) => column.hidden === undefined);
  const rows = rowsOf(input ?? attribute('items'));
  const fields = visibleColumns.filter(({column}) => column.type !== 'button');
  const canEdit = attribute('editmode') !== undefined;
  const [draft, setDraft] = useState<{key?: string; data: Readonly<Record<string, string>>}>();
  const id = node.attributes.id ?? '';
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setDraft(undefined);
    // The focused element is removed with the form.
    opener.current?.focus();
  };
  const titleOf = (row: readonly string[] | undefined) => row?.[fields[0]?.index ?? 0] ?? '';

  const send = (edit: Readonly<Record<string, unknown>>, next: readonly (readonly string[])[]) => {
    dispatch({kind: 'command', name: id, parameter: JSON.stringify(edit)});
    setInput(JSON.stringify(next));
  };
  const press = (column: Column, key: number, button: HTMLElement) => {
    if (column.action === 'command') {
      dispatch({kind: 'command', name: column.commandname ?? '', parameter: String(key)});
    } else if (column.action === 'delete') {
      send(
        {action: 'delete', key: String(key)},
        rows.filter((_, index) => index !== key),
      );
      // The key of a row is its index, which changes if a row above is deleted.
      setDraft(undefined);
    } else if (column.action === 'edit') {
      opener.current = button;
      setDraft({
        key: String(key),
        data: Object.fromEntries(fields.map(({index}) => [index, rows[key]?.[index] ?? ''])),
      });
    }
  };
  const save = () => {
    if (draft === undefined) {
      return;
    }
    const {key} = draft;
    const old = key === undefined ? undefined : rows[Number(key)];
    const row = columns.map((_, index) => draft.data[index] ?? old?.[index] ?? '');
    const data = Object.fromEntries(
      fields.map(({column, index}) => [dataKey(column, index), draft.data[index] ?? '']),
    );
    send(
      key === undefined ? {action: 'insert', data} : {action: 'update', key, data},
      key === undefined
        ? [...rows, row]
        : rows.map((one, index) => (String(index) === key ? row : one)),
    );
    close();
  };
  return (
    <div className="preview-table">
      <table>
        <thead>
          <tr>
            {visibleColumns.map(({column, index}) => (
              <th key={index} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, key) => (
            // The key of a row is its index, as on the platform.
            <tr key={key} data-edited={draft?.key === String(key) ? '' : undefined}>
              {visibleColumns.map(({column, index}) => (
                <td key={index}>
                  {column.type === 'button' ? (
                    <button
                      type="button"
                      className="preview-button"
                      aria-label={`${buttonLabelOf(column, row[index]) ?? column.action ?? ''}: ${titleOf(row)}`}
                      onClick={({currentTarget}) => press(column, key, currentTarget)}>
                      {column.buttonicon === undefined ? (
                        buttonLabelOf(column, row[index])
                      ) : (
                        <Icon name={column.buttonicon} />
                      )}
                    </button>
                  ) : (
                    row[index]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {canEdit ? (
        <button
          type="button"
          className="preview-button preview-add"
          onClick={({currentTarget}) => {
            opener.current = currentTarget;
            setDraft({
              data: Object.fromEntries(
                fields.map(({column, index}) => [index, column.defaultvalue ?? '']),
              ),
            });
          }}>
          New row
        </button>
      ) : null}
      {draft === undefined ? null : (
        <Closable onClose={close}>
          <form
            key={draft.key ?? 'new'}
            ref={focusFirstField}
            className="preview-form"
            aria-label={
              draft.key === undefined ? 'New row' : `Edit: ${titleOf(rows[Number(draft.key)])}`
            }
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}>
            {fields.map(({column, index}) => (
              <label key={index}>
                {column.label}
                <input
                  value={draft.data[index] ?? ''}
                  required={column.required === 'true'}
                  disabled={column.disablefield === 'both'}
                  onChange={({target: {value}}) =>
                    setDraft({...draft, data: {...draft.data, [index]: value}})
                  }
                />
              </label>
            ))}
            <button type="submit" className="preview-button preview-tone--green">
              Save
            </button>
            <button type="button" className="preview-button" onClick={close}>
              Cancel
            </button>
          </form>
        </Closable>
      )}
    </div>
  );
}
