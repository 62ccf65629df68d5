import { defineCheck } from '../define-check.ts';

/**
 * Openness of the less open eye relative to its width, and to the eye-to-chin distance (ISO/IEC 29794-5, EyesOpen);
 * contrast of the irises, ln.
 */
export const eyesOpen = defineCheck({
  group: 'eyes',
  measures: { opening: 'share', openingToChin: 'share', iris: 'number' },
  problems: ['closed', 'covered'],
  answers: ['open', 'closed'],
});
