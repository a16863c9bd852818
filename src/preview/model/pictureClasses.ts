/*
 * Places and sizes of a picture that stands in the page. The policy of the site
 * blocks style attributes, so each number is written in classes, one a digit:
 * 304 pixels wide is `p-w p-w300 p-w4`. A live preview sets the same custom
 * properties by script.
 */

/** The numbers of an object, by the custom property that has it, with the largest that it takes. */
const largest = {x: 9999, y: 9999, w: 4000, h: 4000} as const;
const powers = [1000, 100, 10, 1] as const;

/** The digits of a number, each with its place: 304 is 300 and 4. */
const digitsOf = (number: number): number[] =>
  powers.map((power) => (Math.floor(number / power) % 10) * power).filter((digit) => digit > 0);

/**
 * Classes for the text of a style attribute that sets places and sizes.
 *
 * @throws Error naming what no class says
 */
export function classesOf(style: string): string[] {
  return style.split(';').flatMap((declaration) => {
    const found = /^--(?<name>x|y|w|h):(?<sign>-?)(?<digits>\d+)$/u.exec(declaration)?.groups;
    const name = found?.name as keyof typeof largest | undefined;
    const number = Number(found?.digits);
    if (name === undefined || number > largest[name]) {
      throw new Error(`A picture has no class for "${declaration}".`);
    }
    return [
      `p-${name}`,
      ...(found?.sign === '-' ? [`p-${name}-`] : []),
      ...digitsOf(number).map((digit) => `p-${name}${digit}`),
    ];
  });
}

/** The style sheet of all the classes. */
export function pictureSheet(): string {
  return Object.entries(largest)
    .flatMap(([name, most]) => {
      const parts = powers.map((power) => `--${name}${power}`);
      const sum = parts.map((part) => `var(${part})`).join(' + ');
      return [
        // An object must not take the digits of what it stands in.
        `.p-${name}{${parts.map((part) => `${part}:0;`).join('')}--${name}:calc(${sum})}`,
        `.p-${name}-{--${name}:calc(-1 * (${sum}))}`,
        ...powers.flatMap((power) =>
          Array.from({length: 9}, (_, index) => (index + 1) * power)
            .filter((digit) => digit <= most)
            .map((digit) => `.p-${name}${digit}{--${name}${power}:${digit}}`),
        ),
      ];
    })
    .join('\n');
}
