import '@theme/CodeBlock';

// What our block of code takes beyond the theme's own.
declare module '@theme/CodeBlock' {
  interface Props {
    /** Colours of the code, by the transformer `highlight`; plain without. */
    readonly tokens?: string;
  }
}
