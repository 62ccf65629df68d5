import { defineCheck } from '../define-check.ts';

/** Area of the second largest face relative to the main one; 0 if there is none. */
export const singleFacePresent = defineCheck({
  group: 'head',
  measures: { otherFace: 'share' },
  problems: ['other-face'],
});
