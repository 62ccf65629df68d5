import type { ErrorCode, Failure } from '@vesika/contract';
import { errors } from '@vesika/contract';
import { loadCatalogue } from '@vesika/messages';
import i18next, { type TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { failureStep } from './failure-step.ts';
import { failureToast } from './failure-texts.ts';
import { connectionError, NoPictureError, ServiceError } from './request.ts';

const en = await textsIn('en');
const tr = await textsIn('tr');

describe('the toast of a failure', () => {
  it.each<[string, Error, string, string]>([
    [
      'RATE_LIMIT',
      failure('rate-limited'),
      'The AI usage limit has been exceeded. Please try again later.',
      'Yapay zekâ kullanım sınırı aşıldı. Lütfen daha sonra yeniden deneyin.',
    ],
    [
      'PAYMENT_REQUIRED',
      failure('payment-required'),
      'AI credit is needed. Please add credit to your account.',
      'Yapay zekâ kredisi gerekiyor. Lütfen hesabınıza kredi ekleyin.',
    ],
    [
      'another error of the engine',
      failure('engine-crashed'),
      'AI processing failed. The original photo will be used.',
      'Yapay zekâ işlemesi başarısız oldu. Orijinal fotoğraf kullanılacak.',
    ],
    [
      'an answer without a picture',
      new NoPictureError(),
      'The processed photo could not be obtained. The original is used.',
      'İşlenmiş fotoğraf alınamadı. Orijinal kullanılıyor.',
    ],
    [
      'an exception',
      new TypeError('x is undefined'),
      'An error occurred during processing: x is undefined',
      'İşleme sırasında hata oluştu: x is undefined',
    ],
    [
      'no connection',
      connectionError(),
      'An error occurred during processing: The service cannot be reached',
      'İşleme sırasında hata oluştu: Hizmete ulaşılamıyor',
    ],
    [
      'a request that is refused',
      failure('requirement-not-found'),
      'An error occurred during processing: No rule is known for this document',
      'İşleme sırasında hata oluştu: Bu belge için bilinen bir kural yok',
    ],
    ['a photo without a face', failure('face-missing'), 'No face found', 'Yüz bulunamadı'],
    ['a session that has ended', failure('sign-in-required'), 'Sign in first', 'Önce giriş yapın'],
  ])('of %s', (_, error, english, turkish) => {
    expect(failureToast(en, error).title).toBe(english);
    expect(failureToast(tr, error).title).toBe(turkish);
  });
});

it.each<[Error, ReturnType<typeof failureStep>]>([
  [failure('faces-several'), 'another-photo'],
  [failure('image-not-found'), 'another-photo'],
  [failure('sign-in-required'), 'sign-in'],
  [failure('second-factor-required'), 'sign-in'],
  [failure('payment-required'), 'buy'],
  [failure('rate-limited'), 'retry'],
  [failure('busy'), 'retry'],
  [new NoPictureError(), 'retry'],
])('after %j comes: %s', (error, step) => {
  expect(failureStep(error)).toBe(step);
});

function failure(code: ErrorCode): ServiceError {
  const { errorType, message } = errors[code];
  const body: Failure = { success: false, code, errorType, message, facts: {}, requestId: 'r1' };
  return new ServiceError(body);
}

async function textsIn(language: 'en' | 'tr'): Promise<TFunction<['web', 'engine']>> {
  const [web, engine] = await Promise.all([
    loadCatalogue(language, 'web'),
    loadCatalogue(language, 'engine'),
  ]);
  const instance = i18next.createInstance();
  const interpolation = { escapeValue: false };
  await instance.init({ lng: language, resources: { [language]: { web, engine } }, interpolation });
  return instance.getFixedT(language, ['web', 'engine']);
}
