import { defineCheck } from '../define-check.ts';

/** Deviation from the requested size or aspect ratio, px. */
export const pictureSize = defineCheck({
  group: 'file',
  measures: { difference: 'px' },
  problems: ['wrong-size'],
});
