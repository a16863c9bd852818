declare module '@generated/catalogue/default/io-servers.json' {
  import type {IoServerEntry, VersionedEntry} from '@site/src/features/catalogue/entries';

  const index: readonly VersionedEntry<IoServerEntry>[];
  export default index;
}

declare module '@generated/catalogue/default/objects.json' {
  import type {ObjectEntry, VersionedEntry} from '@site/src/features/catalogue/entries';

  const index: readonly VersionedEntry<ObjectEntry>[];
  export default index;
}

declare module '@generated/catalogue/default/programming.json' {
  import type {ProgrammingIndexData} from '@site/src/features/catalogue/plugin';

  const index: ProgrammingIndexData;
  export default index;
}

declare module '@generated/catalogue/default/symptoms.json' {
  import type {SymptomIndexData} from '@site/src/features/catalogue/plugin';

  const index: SymptomIndexData;
  export default index;
}

declare module '@generated/page-start/default/globalData.json' {
  import type {GlobalData} from '@site/src/docusaurus/start/client/globalData';

  const data: GlobalData;
  export default data;
}
