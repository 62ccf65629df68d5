import { defineCheck } from '../define-check.ts';

/** Whether the file is of a format the authority takes: 1 or 0. */
export const fileFormat = defineCheck({
  group: 'file',
  measures: { accepted: 'count' },
  problems: ['wrong-format'],
});
