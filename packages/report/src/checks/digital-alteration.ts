import { defineCheck } from '../define-check.ts';

/** Transparent share of the original; noise of its background relative to the face; texture missing from the skin. */
export const digitalAlteration = defineCheck({
  group: 'quality',
  measures: { transparent: 'share', noise: 'share', smoothing: 'share' },
  problems: ['cut-out', 'altered'],
  answers: ['unaltered', 'altered'],
});
