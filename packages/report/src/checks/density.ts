import { defineCheck } from '../define-check.ts';

/** Density stated in the file. */
export const density = defineCheck({
  group: 'file',
  measures: { density: 'dpi' },
  problems: ['wrong-density'],
});
