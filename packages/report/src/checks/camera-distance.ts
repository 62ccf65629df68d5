import { defineCheck } from '../define-check.ts';

/** From how far away the picture was taken; width of forehead and temples in eye distances. */
export const cameraDistance = defineCheck({
  group: 'head',
  measures: { distance: 'm', temples: 'ratio' },
  problems: ['too-close'],
});
