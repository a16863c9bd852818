import {ownValue} from '../model/ownValue';

/** Milliseconds that the simulated device takes to confirm a command. */
export const confirmationTime = 250;
/** Milliseconds that a blind moves from a command to its end. */
export const blindTime = 30_000;

/** A report that a device sends after a command. */
export interface Report {
  /** Milliseconds after the command. */
  readonly delay: number;
  readonly value: string;
  /** Whether a later command to the same device cancels it. */
  readonly isMovement?: boolean;
}

/** The devices of the DUMMY I/O server, by the name of the data point. */
const kindOf = (name: string) =>
  /^[^.]+\.(?<kind>autom|dimmer|light)\.\d+$/u.exec(name)?.groups?.kind;

/**
 * Present value of a data point. A virtual light or dimmer is off from the start; any
 * other has no value before its first report.
 */
export function readingOf(
  values: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const kind = kindOf(name);
  return ownValue(values, name) ?? (kind === 'light' || kind === 'dimmer' ? '0' : undefined);
}

const ends: Readonly<Record<string, string>> = {up: 'offup', down: 'offdown'};
const stops: readonly string[] = ['stop', 'off', '0'];

function blindReports(value: string, present: string | undefined): readonly Report[] {
  const end = ends[value];
  if (end !== undefined) {
    return [
      {delay: confirmationTime, value},
      {delay: blindTime, value: end, isMovement: true},
    ];
  }
  const stopped = present === undefined ? undefined : (ends[present] ?? present);
  return stops.includes(value) && stopped !== undefined
    ? [{delay: confirmationTime, value: stopped}]
    : [];
}

function lightValue(value: string): string {
  return value === 'on' ? '1' : value === 'off' ? '0' : value;
}

function dimmerValue(value: string): string {
  return value === 'on' || value === '1' ? '100%' : value === 'off' || value === '0%' ? '0' : value;
}

/**
 * Reports of a device after a command: the virtual light, dimmer and blind
 * of the DUMMY I/O server by their own rules, any other device the written value.
 *
 * @param values present values of data points
 */
export function reportsOf(
  name: string,
  value: string,
  values: Readonly<Record<string, string>>,
): readonly Report[] {
  switch (kindOf(name)) {
    case 'autom':
      return blindReports(value, ownValue(values, name));
    case 'dimmer':
      return [{delay: confirmationTime, value: dimmerValue(value)}];
    case 'light':
      return [{delay: confirmationTime, value: lightValue(value)}];
    default:
      return [{delay: confirmationTime, value}];
  }
}
