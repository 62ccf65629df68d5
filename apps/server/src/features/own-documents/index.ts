export { createOwnDocuments } from './own-documents.ts';
