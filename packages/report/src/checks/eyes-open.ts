import { defineCheck } from '../define-check.ts';

/** Height over width of the less open eye; and over the distance from eyes to chin (ISO/IEC 29794-5, EyesOpen). */
export const eyesOpen = defineCheck({
  group: 'eyes',
  measures: { opening: 'share', openingToChin: 'share' },
  problems: ['closed'],
  answers: ['open', 'closed'],
});
