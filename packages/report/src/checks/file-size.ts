import { defineCheck } from '../define-check.ts';

/** Size of the file; 1 kB is 1000 bytes. */
export const fileSize = defineCheck({
  group: 'file',
  measures: { size: 'kB' },
  problems: ['too-small', 'too-large'],
});
