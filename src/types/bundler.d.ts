/** What the bundler adds to a module: all files of a folder at once. */
interface ImportMeta {
  readonly webpackContext: (
    folder: string,
    options: {readonly regExp: RegExp},
  ) => {
    readonly keys: () => readonly string[];
    (key: string): unknown;
  };
}
