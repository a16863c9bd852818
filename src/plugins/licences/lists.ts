import {Contrib, Enums, Models, Serialize, Spec} from '@cyclonedx/cyclonedx-library';
import type {UsedPackage} from './packages';

/** What the lists are about. */
export interface Product {
  readonly title: string;
  readonly version: string;
  readonly copyright: string;
}

const rule = '-'.repeat(78);

/** Packages with the same texts stand together, with the texts once. */
function byTexts(packages: readonly UsedPackage[]): UsedPackage[][] {
  const groups = new Map<string, UsedPackage[]>();
  for (const one of packages) {
    const key = one.texts.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/**
 * The packages and their licences for people.
 *
 * @param bom name of the same list for programs
 */
export function licencesText(
  packages: readonly UsedPackage[],
  {title, copyright}: Product,
  bom: string,
): string {
  const blocks = byTexts(packages).map((group) =>
    [
      ...group.map(
        ({manifest: {name, version}, licence}) => `${name} ${version}, licence: ${licence}`,
      ),
      ...(group[0]?.texts ?? []),
    ].join('\n\n'),
  );
  return `${[
    `${title}\n${copyright}`,
    `This site includes code of the ${packages.length} packages below. For a machine-readable list, see ${bom}.`,
    ...blocks,
  ].join(`\n\n${rule}\n\n`)}\n`;
}

/** Package URL of a package of the npm registry. */
function purlOf({name, version}: UsedPackage['manifest']): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/**
 * The packages as a bill of materials in the form of CycloneDX. It has neither
 * time nor serial number: the same packages give the same file.
 */
export function billOfMaterials(
  packages: readonly UsedPackage[],
  {title, version}: Product,
): string {
  const {Builders, Factories} = Contrib.FromNodePackageJson;
  const builder = new Builders.ComponentBuilder(
    new Factories.ExternalReferenceFactory(),
    // What is no single licence is an expression: only accepted ones come here.
    new Contrib.License.Factories.LicenseFactory(() => undefined),
  );
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: new Models.Component(Enums.ComponentType.Application, title, {
        version,
        bomRef: 'site',
      }),
    }),
  });
  for (const {manifest, licence} of packages) {
    const component = builder.makeComponent({...manifest, license: licence});
    if (component !== undefined) {
      component.purl = purlOf(manifest);
      component.bomRef.value = component.purl;
      bom.components.add(component);
    }
  }
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  );
  return `${serializer.serialize(bom, {sortLists: true, space: 2})}\n`;
}
