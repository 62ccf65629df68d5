import { defineCheck } from '../define-check.ts';

/** Pixels by which the picture is off the size or shape that is asked for. */
export const pictureSize = defineCheck({
  group: 'file',
  measures: { difference: 'px' },
  problems: ['wrong-size'],
});
