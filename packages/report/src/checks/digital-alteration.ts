import { defineCheck } from '../define-check.ts';

/** Transparent part of the original; noise of its background over that of the face; detail the skin lacks. */
export const digitalAlteration = defineCheck({
  group: 'quality',
  measures: { transparent: 'share', noise: 'share', smoothing: 'share' },
  problems: ['cut-out', 'altered'],
  answers: ['unaltered', 'altered'],
});
