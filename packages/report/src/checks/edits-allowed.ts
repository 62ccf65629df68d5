import { defineCheck } from '../define-check.ts';

/** Number of changes made to the picture that the authority refuses. */
export const editsAllowed = defineCheck({
  group: 'quality',
  measures: { refused: 'count' },
  problems: ['background', 'light', 'background-and-light', 'cropping'],
});
