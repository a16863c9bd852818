// Replaces the theme's client module that loads Prism.
export {};
