/** What the site tells the progress bar of the theme. */
declare module 'nprogress' {
  const nprogress: {
    readonly configure: (options: {readonly template: string}) => void;
  };
  export default nprogress;
}
