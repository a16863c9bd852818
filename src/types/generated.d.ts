declare module '@generated/programming-index/default/index.json' {
  import type {ProgrammingIndexData} from '@site/src/plugins/programming-index';

  const index: ProgrammingIndexData;
  export default index;
}

declare module '@generated/io-server-index/default/index.json' {
  import type {ListedIoServer} from '@site/src/plugins/io-server-index';

  const index: readonly ListedIoServer[];
  export default index;
}
