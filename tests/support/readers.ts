// Modules that parse user input or an address.
export * from '../../src/features/catalogue/find';
export * from '../../src/features/catalogue/nearestPages';
export * from '../../src/docusaurus/start/script/decodableHash';
export * from '../../src/components/Playground/address';
export * from '../../src/content/events/parse';
export * from '../../src/features/preview/build';
export * from '../../src/features/preview/simulation/simulation';
export * from '../../src/features/preview/simulation/store';
export * from '../../src/features/search/addresses';
export * from '../../src/features/search/runtime/excerpts';
export * from '../../src/features/search/runtime/query';
export * from '../../src/features/search/tokens';
export * from '../../src/site/search';
