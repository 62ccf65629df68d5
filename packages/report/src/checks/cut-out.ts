import { defineCheck } from '../define-check.ts';

/** Old background left beside the person, and parts of the person cut away, in face areas. */
export const cutOut = defineCheck({
  group: 'background',
  measures: { leftover: 'share', lost: 'share' },
  problems: ['leftover', 'lost'],
  answers: ['clean', 'leftover', 'lost'],
});
