import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from './project';

const load = createRequire(__filename);

/**
 * Loads a module anew with environment variables.
 *
 * @param file path in the project, without extension
 */
export function loadWith(
  file: string,
  variables: Readonly<Record<string, string | undefined>>,
): unknown {
  const name = load.resolve(path.join(root, file));
  const {env} = process;
  Reflect.deleteProperty(load.cache, name);
  process.env = {...env, ...variables};
  try {
    return load(name);
  } finally {
    process.env = env;
    Reflect.deleteProperty(load.cache, name);
  }
}
