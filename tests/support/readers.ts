// Modules that read a text of a reader or of an address.
export * from '../../src/catalogue/find';
export * from '../../src/catalogue/nearestPages';
export * from '../../src/client/decodableHash';
export * from '../../src/components/Playground/address';
export * from '../../src/language/parse';
export * from '../../src/preview/build';
export * from '../../src/preview/simulation/attributeReader';
export * from '../../src/preview/simulation/simulation';
export * from '../../src/preview/simulation/store';
export * from '../../src/search/addresses';
export * from '../../src/search/runtime/excerpts';
export * from '../../src/search/runtime/query';
export * from '../../src/search/tokens';
export * from '../../src/site/search';
