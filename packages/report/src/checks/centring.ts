import { defineCheck } from '../define-check.ts';

/** Distance of the face centre from the vertical centre line of the picture. */
export const centring = defineCheck({
  group: 'head',
  measures: { offset: 'mm' },
  problems: ['off-centre'],
});
