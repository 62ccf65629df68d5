/** The contract between web and server, one file per operation. Safe to load in browsers. */
export * from './auth-errors.ts';
export * from './definitions.ts';
export * from './errors.ts';
export * from './failure.ts';
export { guarantee } from './guarantee.ts';
export { limits } from './limits.ts';
export type { Operation } from './operation.ts';
export * from './operations.ts';
export * from './pages.ts';
export * from './request.ts';
export * from './roots.ts';
export * from './vocabulary.ts';
export * from './warnings.ts';
