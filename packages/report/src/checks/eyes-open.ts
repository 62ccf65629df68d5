import { defineCheck } from '../define-check.ts';

/**
 * Height over width of the less open eye, and over the distance from eyes to chin (ISO/IEC 29794-5, EyesOpen); what is
 * seen of the irises, ln of contrast.
 */
export const eyesOpen = defineCheck({
  group: 'eyes',
  measures: { opening: 'share', openingToChin: 'share', iris: 'number' },
  problems: ['closed', 'covered'],
  answers: ['open', 'closed'],
});
