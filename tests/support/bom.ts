import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv} from 'ajv';
import addFormats from 'ajv-formats';
import {root} from './project';

/** A JSON Schema that the library is published with. */
function schema(name: string): object {
  const folder = path.join(
    root,
    'node_modules',
    '@cyclonedx',
    'cyclonedx-library',
    'res',
    'schema',
  );
  return JSON.parse(
    readFileSync(path.join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8'),
  ) as object;
}

/** Faults in a bill of materials by the schema of CycloneDX 1.6. */
export function bomFaults(bom: unknown): string[] {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    // Under the names by which the main schema asks for them.
    schemas: Object.fromEntries(
      ['spdx', 'jsf-0.82'].map((name) => [
        `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
        schema(name),
      ]),
    ),
    // Formats of a later draft, which the library of formats has none of.
    formats: {'iri-reference': true, 'idn-email': true},
  });
  addFormats(ajv);
  const validate = ajv.compile(schema('bom-1.6'));
  validate(bom);
  return (validate.errors ?? []).map(
    ({instancePath, message}) => `${instancePath} ${message ?? ''}`,
  );
}
