declare module '@generated/programming-index/default/index.json' {
  import type {ProgrammingIndexData} from '@site/src/plugins/programming-index';

  const index: ProgrammingIndexData;
  export default index;
}

declare module '@generated/io-server-index/default/index.json' {
  import type {IoServerEntry} from '@site/src/catalogue/ioServerIndex';
  import type {Listed} from '@site/src/catalogue/versionLists';

  const index: readonly Listed<IoServerEntry>[];
  export default index;
}

declare module '@generated/object-index/default/index.json' {
  import type {ObjectEntry} from '@site/src/catalogue/objectIndex';
  import type {Listed} from '@site/src/catalogue/versionLists';

  const index: readonly Listed<ObjectEntry>[];
  export default index;
}
