import { defineCheck } from '../define-check.ts';

/** Brightness behind the lenses relative to the skin below them. */
export const lensTint = defineCheck({
  group: 'coverings',
  measures: { light: 'share' },
  problems: ['tinted'],
  answers: ['clear', 'tinted'],
});
