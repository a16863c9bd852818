import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Node} from 'yaml';
import type * as z from 'zod';
import {readSource} from './readSource';

/** Value of a YAML text; `lineOf` finds the line of a part. */
export interface YamlSource {
  readonly file: string;
  readonly value: unknown;
  /** Line of a part in the file, or of the nearest part around it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Parses YAML. A number or truth value must be written as it is read: `7E1` would be published as
 * 70, `4.0` as 4.
 *
 * @param file name of the file in errors
 * @param firstLine line of the file in which the text begins
 * @throws Error naming file, line and remedy
 */
export function parseYaml(text: string, file: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error !== undefined) {
    throw new Error(
      `${file}:${lineAt(error.pos[0])}: ${error.message}. Put a text with ": " or with a sign at its start in quotation marks, give each name once, and indent the lines of a list alike.`,
    );
  }
  visit(document, {
    Scalar: (_, {value, source, range}) => {
      const read = typeof value === 'number' || typeof value === 'boolean' ? `${value}` : source;
      if (read !== source) {
        throw new Error(
          `${file}:${lineAt(range?.[0] ?? 0)}: ${source} would be read as ${read}. Write "${source}" if it is a text, ${read} if it is a number or a truth value.`,
        );
      }
    },
  });
  const lineOf: YamlSource['lineOf'] = (path) => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const part of path) {
      const pair = isMap(node)
        ? node.items.find(({key}) => isScalar(key) && String(key.value) === String(part))
        : undefined;
      const next: unknown = isSeq(node) ? node.items[Number(part)] : pair?.value;
      const start = ((pair?.key ?? next) as Node | null | undefined)?.range?.[0];
      if (start === undefined) {
        break;
      }
      offset = start;
      node = next;
    }
    return lineAt(offset);
  };
  return {file, value: document.toJS() as unknown, lineOf};
}

/** Faults in the data of a file, one a line: file, line, field and remedy. */
export function dataFaults({file, lineOf}: Omit<YamlSource, 'value'>, error: z.ZodError): string {
  return error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            path: [...issue.path, key],
            message: 'unknown field; remove it or correct its spelling',
          }))
        : [issue],
    )
    .map(({path, message}) => `${file}:${lineOf(path)}: ${path.join('.') || 'file'}: ${message}`)
    .join('\n');
}

/**
 * Reads YAML through a schema.
 *
 * @param file name of the file in errors
 * @throws Error naming file, line, field and remedy of each fault
 */
export function readYaml<S extends z.ZodType>(schema: S, text: string, file: string): z.infer<S> {
  const source = parseYaml(text, file);
  const result = schema.safeParse(source.value);
  if (!result.success) {
    throw new Error(dataFaults(source, result.error));
  }
  return result.data;
}

/**
 * Reads a YAML file of the project through a schema.
 *
 * @throws Error naming file, line, field and remedy of each fault
 */
export function readYamlFile<S extends z.ZodType>(schema: S, file: string): z.infer<S> {
  return readYaml(schema, readSource(file), path.relative(process.cwd(), file));
}
