/** Lists and types of a report, small enough for browsers. The schemas are in `@vesika/report/schema`. */
export * from './adjustment.ts';
export * from './brush.ts';
export * from './caption.ts';
export * from './causes.ts';
export * from './changes.ts';
export * from './check-facts.ts';
export * from './checks.ts';
export * from './components.ts';
export * from './face-to-hairline.ts';
export * from './lit-colour.ts';
export type * from './photo-check.ts';
export * from './questions.ts';
export type * from './report.ts';
export * from './steps.ts';
export * from './touch-up-bounds.ts';
