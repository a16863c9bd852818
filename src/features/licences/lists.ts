import {Contrib, Enums, Models, Serialize, Spec} from '@cyclonedx/cyclonedx-library';
import type {UsedPackage} from './packages';

const rule = `\n\n${'-'.repeat(78)}\n\n`;

/**
 * Readable list of packages and licences, grouped by identical texts.
 *
 * @param head title and copyright of the site
 * @param bom name of the bill of materials
 */
export function licencesText(packages: readonly UsedPackage[], head: string, bom: string): string {
  const groups = new Map<string, string[]>();
  for (const {manifest, licence, texts} of packages) {
    const key = texts.join('\n\n');
    const line = `${manifest.name} ${manifest.version}, licence: ${licence}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return `${[
    head,
    `This site includes code of the ${packages.length} packages below. For a machine-readable list, see ${bom}.`,
    ...[...groups].map(([texts, lines]) => [...lines, texts].join('\n\n')),
  ].join(rule)}\n`;
}

/** CycloneDX bill of materials, reproducible: without time and serial number. */
export function billOfMaterials(
  packages: readonly UsedPackage[],
  title: string,
  version: string,
): string {
  const {Builders, Factories} = Contrib.FromNodePackageJson;
  const builder = new Builders.ComponentBuilder(
    new Factories.ExternalReferenceFactory(),
    // Accepted licences are single names or valid expressions.
    new Contrib.License.Factories.LicenseFactory(() => undefined),
  );
  const site = {version, bomRef: 'site'};
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: new Models.Component(Enums.ComponentType.Application, title, site),
    }),
  });
  for (const {manifest, licence} of packages) {
    const component = builder.makeComponent({...manifest, license: licence});
    if (component !== undefined) {
      component.purl = `pkg:npm/${manifest.name.replace('@', '%40')}@${manifest.version}`;
      component.bomRef.value = component.purl;
      bom.components.add(component);
    }
  }
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  );
  return `${serializer.serialize(bom, {sortLists: true, space: 2})}\n`;
}
