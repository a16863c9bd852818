import type {ObjectSpec} from '../../src/preview/model/object';

/** Files of an object's folder by their name, such as `spec.ts`, with their text. */
export type ObjectFolder = Readonly<Record<string, string>>;

/** Classes of the preview in a text; a class whose end varies ends with `-`. */
function classesIn(text: string): string[] {
  return [...text.matchAll(/\bpreview-[\w-]+/gu)].map(([name]) => name);
}

/** Each selector of a style sheet. */
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
 * Missing or superfluous parts of the folders of the objects. The compiler
 * checks that a spec has a picture.
 *
 * @param folders the folders by name
 * @param specs the specs of all objects, by element
 * @param shared the style sheet that all objects share
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
