/** OpenAPI documents, generated from the schemas. This loads all schemas, so it is not for browsers. */
export { browserDocument } from './browser-document.ts';
export type * from './document.ts';
export { v1Document } from './v1-document.ts';
