/** Media query of the theme's desktop layout. Its `em` is the default font size of the browser. */
export const desktop = '(min-width: 62.3125em)';
