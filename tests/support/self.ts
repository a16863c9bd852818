/** Workbox reads `self` while it loads: import this module before modules that import Workbox. */
Object.assign(globalThis, {self: globalThis});
