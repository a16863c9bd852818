import type {ObjectSpec} from '../../src/preview/model/object';

/** Files of an object's folder by their name, such as `spec.ts`, with their text. */
export type ObjectFolder = Readonly<Record<string, string>>;

/** Classes of the preview that a text names; one with an end that varies ends with `-`. */
function classesIn(text: string): string[] {
  return [...text.matchAll(/\bpreview-[\w-]+/gu)].map(([name]) => name);
}

/** Selectors of a sheet, one by one. */
function selectorsOf(css: string): string[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').matchAll(/(?<selectors>[^{}]+)\{/gu)].flatMap(
    ({groups}) => (groups?.selectors ?? '').split(',').map((selector) => selector.trim()),
  );
}

/** Whether a class that a picture names, perhaps by its beginning, is this one. */
function isNamed(names: readonly string[], one: string): boolean {
  return names.some((name) => (name.endsWith('-') ? one.startsWith(name) : one === name));
}

/**
 * What is missing from the folders of the objects, or too much in them. That a
 * spec has a picture, the compiler checks.
 *
 * @param folders the folders by name
 * @param specs what the list of all objects gives, by element
 * @param shared the sheet that all objects share
 * @returns a line for each fault, beginning with the name of the folder
 */
export function folderFaults(
  folders: Readonly<Record<string, ObjectFolder>>,
  specs: ReadonlyMap<string, Pick<ObjectSpec, 'element' | 'place'>>,
  shared: string,
): string[] {
  const sharedClasses = classesIn(shared);
  return Object.entries(folders).flatMap(([name, folder]) => {
    const {'Picture.tsx': picture = '', 'styles.css': css = ''} = folder;
    const spec = specs.get(name);
    const pictureClasses = classesIn(picture);
    const ownClasses = [...pictureClasses, `preview-object--${name}`];
    const styledClasses = [...sharedClasses, ...classesIn(css)];
    return [
      ...(folder['spec.ts'] === undefined ? ['has no spec.ts'] : []),
      ...(spec === undefined
        ? [`is not in objects/list.ts, or its spec is not called "${name}"`]
        : []),
      ...(spec !== undefined && spec.place === undefined && picture === ''
        ? ['has no Picture.tsx']
        : []),
      ...pictureClasses
        .filter((one) =>
          one.endsWith('-')
            ? !styledClasses.some((other) => other.startsWith(one))
            : !styledClasses.includes(one),
        )
        .map((one) => `uses .${one}, which neither its styles.css nor parts/styles.css has`),
      ...selectorsOf(css)
        .filter((selector) => !classesIn(selector).some((one) => isNamed(ownClasses, one)))
        .map((selector) => `has styles for ${selector}, which its picture does not have`),
    ].map((fault) => `${name} ${fault}`);
  });
}
