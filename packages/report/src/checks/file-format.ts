import { defineCheck } from '../define-check.ts';

/** 1 if the authority accepts the file's format, else 0. */
export const fileFormat = defineCheck({
  group: 'file',
  measures: { accepted: 'count' },
  problems: ['wrong-format'],
});
