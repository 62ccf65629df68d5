import { defineCheck } from '../define-check.ts';

/** Density that the file states. */
export const density = defineCheck({
  group: 'file',
  measures: { density: 'dpi' },
  problems: ['wrong-density'],
});
