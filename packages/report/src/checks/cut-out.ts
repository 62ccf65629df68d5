import { defineCheck } from '../define-check.ts';

/** What stayed of the old background beside the person, and what of the person went with it, in areas of the face. */
export const cutOut = defineCheck({
  group: 'background',
  measures: { leftover: 'share', lost: 'share' },
  problems: ['leftover', 'lost'],
  answers: ['clean', 'leftover', 'lost'],
});
