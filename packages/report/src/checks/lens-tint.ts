import { defineCheck } from '../define-check.ts';

/** Brightness behind the lenses over that of the skin below them. */
export const lensTint = defineCheck({
  group: 'coverings',
  measures: { light: 'share' },
  problems: ['tinted'],
  answers: ['clear', 'tinted'],
});
