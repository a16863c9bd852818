import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../lib/text/readYaml';

const addresses = z.record(z.string(), z.string());

const {version4, version3} = readYamlFile(
  z.strictObject({version4: addresses, version3: addresses}),
  path.join(__dirname, 'sources.yml'),
);

export interface Source {
  /** Substring of an address in the `sources` of its page. */
  readonly source?: string;
  /** Whether it is documented for version 3 alone. */
  readonly isOfVersion3: boolean;
}

export function sourceOf(name: string): Source {
  return {source: version4[name] ?? version3[name], isOfVersion3: name in version3};
}

/** Schema of values by the short name of their source. */
export function bySource<Value extends z.ZodType>(value: Value) {
  return z.record(z.string(), value).superRefine((all, context) => {
    for (const name of Object.keys(all).filter((one) => sourceOf(one).source === undefined)) {
      const message = `"${name}" is not in sources.yml; correct it, or add it there`;
      context.addIssue({code: 'custom', path: [name], message});
    }
  });
}
