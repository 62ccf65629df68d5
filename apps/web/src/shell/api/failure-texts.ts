import { guarantee } from '@vesika/contract';
import type { TFunction } from 'i18next';
import { failureStep } from './failure-step.ts';
import { NoPictureError, ServiceError, type ServiceErrorCode } from './request.ts';

type Texts = TFunction<['web', 'engine']>;

interface FailureTexts {
  title: string;
  action: string;
}

export function failureTexts(t: Texts, error: unknown): FailureTexts {
  const code = codeOf(error);
  return { title: t(`engine:errors.${code}.title`), action: t(`engine:errors.${code}.action`, guarantee) };
}

/** Says in one paragraph what went wrong and what to do about it. */
export function failureSentences(t: Texts, error: unknown): string {
  return t('failure.sentences', { ...failureTexts(t, error) });
}

export function failureToast(t: Texts, error: Error): { title: string; description?: string } {
  if (error instanceof NoPictureError) return { title: t('toast.noPicture') };
  if (!(error instanceof ServiceError)) return { title: t('toast.exception', { message: error.message }) };
  const { title, action } = failureTexts(t, error);
  if (failureStep(error) === 'sign-in') return { title, description: action };
  switch (error.errorType) {
    case 'RATE_LIMIT':
      return { title: t('toast.rateLimit') };
    case 'PAYMENT_REQUIRED':
      return { title: t('toast.paymentRequired') };
    case 'PHOTO_UNUSABLE':
      return { title };
    case 'REQUEST_INVALID':
      return { title: t('toast.exception', { message: title }) };
    case 'PROCESSING_FAILED':
      return error.code === 'connection'
        ? { title: t('toast.exception', { message: title }), description: action }
        : { title: t('toast.processingFailed') };
  }
}

function codeOf(error: unknown): ServiceErrorCode {
  if (error instanceof ServiceError) return shownCode(error.code);
  return error instanceof NoPictureError ? 'engine-crashed' : 'internal';
}

export function shownCode(code: ServiceErrorCode): ServiceErrorCode {
  return operatorCodes.has(code) ? 'engine-unavailable' : code;
}

const operatorCodes: ReadonlySet<ServiceErrorCode> = new Set([
  'matting-model-invalid',
  'model-source-missing',
  'model-cache-unwritable',
  'web-build-missing',
]);
