import { defineCheck } from '../define-check.ts';

/** Span between the darkest and the brightest part of the face, in grey levels of 255. */
export const dynamicRange = defineCheck({
  group: 'light',
  measures: { span: 'count' },
  problems: ['low-contrast'],
});
