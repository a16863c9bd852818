/** Classes of the preview in a text; a class whose end varies ends with `-`. */
function classesIn(text: string): string[] {
  return [...text.matchAll(/\bpreview-[\w-]+/gu)].map(([name]) => name);
}

function selectorsOf(css: string): string[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').matchAll(/(?<selectors>[^{}]+)\{/gu)].flatMap(
    ({groups}) => (groups?.selectors ?? '').split(',').map((selector) => selector.trim()),
  );
}

/** Whether a picture names a class, in full or by its beginning. */
function isNamed(names: readonly string[], one: string): boolean {
  return names.some((name) => (name.endsWith('-') ? one.startsWith(name) : one === name));
}

/**
 * Objects that are not in the list, classes without a rule and rules for classes
 * of another object. The compiler checks that an object has a picture.
 *
 * @param files text of the files in the folder of objects, by name, such as `button.tsx`
 * @param elements names of all objects in the list
 * @param shared the style sheet that all objects share
 * @returns a line for each fault, beginning with the name of the object
 */
export function objectFaults(
  files: Readonly<Record<string, string>>,
  elements: readonly string[],
  shared: string,
): string[] {
  const sharedClasses = classesIn(shared);
  const names = new Set(Object.keys(files).map((file) => file.replace(/\.\w+$/u, '')));
  return [...names].flatMap((name) => {
    const code = files[`${name}.tsx`] ?? files[`${name}.ts`];
    const css = files[`${name}.css`] ?? '';
    const usedClasses = classesIn(code ?? '');
    const ownClasses = [...usedClasses, `preview-object--${name}`];
    const styledClasses = [...sharedClasses, ...classesIn(css)];
    return [
      ...(code === undefined ? ['has no code'] : []),
      ...(elements.includes(name) ? [] : ['is not in objects/index.ts']),
      ...usedClasses
        .filter((one) =>
          one.endsWith('-')
            ? !styledClasses.some((other) => other.startsWith(one))
            : !styledClasses.includes(one),
        )
        .map((one) => `uses .${one}, which neither its sheet nor parts/styles.css has`),
      ...selectorsOf(css)
        .filter((selector) => !classesIn(selector).some((one) => isNamed(ownClasses, one)))
        .map((selector) => `has styles for ${selector}, which its picture does not have`),
    ].map((fault) => `${name} ${fault}`);
  });
}
