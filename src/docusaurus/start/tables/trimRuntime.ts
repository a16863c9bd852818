import {parse, type Node, type ObjectExpression, type Property} from 'acorn';

function* objectsIn(node: unknown): Generator<ObjectExpression> {
  if (Array.isArray(node)) {
    for (const one of node as unknown[]) {
      yield* objectsIn(one);
    }
  } else if (typeof node === 'object' && node !== null) {
    if ((node as Node).type === 'ObjectExpression') {
      yield node as ObjectExpression;
    }
    for (const below of Object.values(node)) {
      yield* objectsIn(below);
    }
  }
}

function keyOf({key}: Property): string | undefined {
  if (key.type === 'Identifier') {
    return key.name;
  }
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function isProperty(node: {readonly type: string}): node is Property {
  return node.type === 'Property';
}

/**
 * Removes the names and hashes of page chunks from the bundler's runtime, whose tables by
 * chunk ID and chunk name grow with every page.
 *
 * @param code text of the runtime script, not minified yet
 * @param isPageChunk whether only pages load the chunk with this ID or name
 * @throws Error if the runtime has no such table
 */
export function trimRuntime(code: string, isPageChunk: (idOrName: string) => boolean): string {
  const tables = [...objectsIn(parse(code, {ecmaVersion: 'latest', sourceType: 'script'}))].filter(
    ({properties}) =>
      properties.length > 0 &&
      properties.every(
        (property) =>
          isProperty(property) &&
          property.value.type === 'Literal' &&
          typeof property.value.value === 'string',
      ) &&
      properties.some((property) => isProperty(property) && isPageChunk(keyOf(property) ?? '')),
  );
  if (tables.length === 0) {
    throw new Error('The runtime has no table of chunks: see src/docusaurus/README.md.');
  }
  let trimmed = code;
  for (const {start, end, properties} of tables.sort((a, b) => b.start - a.start)) {
    const kept = properties
      .filter((property) => isProperty(property) && !isPageChunk(keyOf(property) ?? ''))
      .map((property) => code.slice(property.start, property.end));
    trimmed = `${trimmed.slice(0, start)}{${kept.join()}}${trimmed.slice(end)}`;
  }
  return trimmed;
}
