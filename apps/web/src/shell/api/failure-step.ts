import { ServiceError } from './request.ts';

type FailureStep = 'another-photo' | 'sign-in' | 'buy' | 'retry';

export function failureStep(error: Error): FailureStep {
  if (!(error instanceof ServiceError)) return 'retry';
  if (error.errorType === 'PHOTO_UNUSABLE' || error.code === 'image-not-found') return 'another-photo';
  if (error.code === 'sign-in-required' || error.code === 'second-factor-required') return 'sign-in';
  return error.errorType === 'PAYMENT_REQUIRED' ? 'buy' : 'retry';
}
