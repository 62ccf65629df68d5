/** Lists and types of a report; safe and small in browsers. The schemas are at `@vesika/report/schema`. */
export * from './adjustment.ts';
export * from './brush.ts';
export * from './changes.ts';
export * from './checks.ts';
export * from './components.ts';
export * from './define-check.ts';
export * from './face-to-hairline.ts';
export * from './lit-level.ts';
export * from './natives.ts';
export type * from './photo-check.ts';
export type * from './report.ts';
export * from './steps.ts';
export * from './touch-up-bounds.ts';
