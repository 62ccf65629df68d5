import { defineCheck } from '../define-check.ts';

/** Area of the second largest face over that of the main one; 0 where there is none. */
export const singleFacePresent = defineCheck({
  group: 'head',
  measures: { otherFace: 'share' },
  problems: ['other-face'],
});
