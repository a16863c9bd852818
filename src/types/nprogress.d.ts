/** What the site uses of the progress bar of the theme. */
declare module 'nprogress' {
  const nprogress: {
    readonly configure: (options: {
      readonly showSpinner: boolean;
      readonly template: string;
    }) => void;
    readonly start: () => void;
    readonly done: () => void;
  };
  export default nprogress;
}
