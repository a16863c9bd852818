/** Function that the bundler adds to a module: it imports all files of a folder. */
interface ImportMeta {
  readonly webpackContext: (
    folder: string,
    options: {readonly regExp: RegExp},
  ) => {
    readonly keys: () => readonly string[];
    (key: string): unknown;
  };
}
