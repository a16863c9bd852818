import {Ajv} from 'ajv';
import addFormats from 'ajv-formats';
import {read} from './project';

/** A JSON Schema that the library is published with. */
const schema = (name: string): object =>
  JSON.parse(
    read(`node_modules/@cyclonedx/cyclonedx-library/res/schema/${name}.SNAPSHOT.schema.json`),
  ) as object;

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
