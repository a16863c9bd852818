// In place of the theme's client module that brings Prism's grammars into the browser.
export {};
