/** Minutes of a day. */
export const minutesOfDay = 24 * 60;
/** The minutes of the day at which the sun of a preview rises and sets. */
const [sunrise, sunset] = [6 * 60, 18 * 60];

/** Whether it is day at a minute that is counted from midnight. */
export function isDay(minutes: number): boolean {
  return minutes >= sunrise && minutes < sunset;
}

/** A minute of the day as rules write it: `hhmm`. */
export function timeText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** The minute of the day of a moment, on the reader's own clock. */
export function minutesAt(time: number): number {
  const date = new Date(time);
  return date.getHours() * 60 + date.getMinutes();
}
