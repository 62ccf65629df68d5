import { defineCheck } from '../define-check.ts';

/** Grey levels between the darkest and the brightest of the face, of 255. */
export const dynamicRange = defineCheck({
  group: 'light',
  measures: { span: 'count' },
  problems: ['low-contrast'],
});
