declare module '@generated/programming-index/default/index.json' {
  import type {ProgrammingIndexData} from '@site/src/plugins/programming-index';

  const index: ProgrammingIndexData;
  export default index;
}
