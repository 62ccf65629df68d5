import type { ErrorCode, Failure } from '@vesika/contract';
import { errors } from '@vesika/contract';
import { type Language, languages, loadCatalogue } from '@vesika/messages';
import i18next, { type TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { failureStep } from './failure-step.ts';
import { failureSentences, failureTexts, failureToast } from './failure-texts.ts';
import { connectionError, NoPictureError, ServiceError } from './request.ts';

const en = await textsIn('en');
const tr = await textsIn('tr');

describe('the toast of a failure', () => {
  it.each<[string, Error, string, string]>([
    [
      'RATE_LIMIT',
      failure('rate-limited'),
      'You’ve made a lot of photos in a short time. Please try again later.',
      'Kısa sürede çok fotoğraf hazırladınız. Lütfen daha sonra yeniden deneyin.',
    ],
    [
      'PAYMENT_REQUIRED',
      failure('payment-required'),
      'You have no photos left. Buy a plan to continue.',
      'Fotoğraf hakkınız kalmadı. Devam etmek için paket alın.',
    ],
    [
      'another error of the engine',
      failure('engine-crashed'),
      'We couldn’t process your photo, so we’re showing the original.',
      'Fotoğrafınızı işleyemedik; bu yüzden orijinali gösteriyoruz.',
    ],
    [
      'an answer without a picture',
      new NoPictureError(),
      'We couldn’t load the finished photo, so we’re showing the original.',
      'Hazırlanan fotoğrafı yükleyemedik; bu yüzden orijinali gösteriyoruz.',
    ],
    [
      'an exception',
      new TypeError('x is undefined'),
      'We couldn’t make your photo. x is undefined',
      'Fotoğrafınızı hazırlayamadık. x is undefined',
    ],
    [
      'no connection',
      connectionError(),
      'We couldn’t make your photo. We can’t reach the service',
      'Fotoğrafınızı hazırlayamadık. Hizmete ulaşamıyoruz',
    ],
    [
      'a request that is refused',
      failure('requirement-not-found'),
      'We couldn’t make your photo. We don’t have requirements for this document',
      'Fotoğrafınızı hazırlayamadık. Bu belgenin koşulları bizde yok',
    ],
    ['a photo without a face', failure('face-missing'), 'We couldn’t find a face', 'Yüz bulamadık'],
    ['a session that has ended', failure('sign-in-required'), 'Please sign in', 'Lütfen giriş yapın'],
  ])('of %s', (_, error, english, turkish) => {
    expect(failureToast(en, error).title).toBe(english);
    expect(failureToast(tr, error).title).toBe(turkish);
  });
});

it.each<ErrorCode>([
  'matting-model-invalid',
  'model-source-missing',
  'model-cache-unwritable',
  'web-build-missing',
])('a visitor is told that photos have to wait, not what the operator has to fix: %s', (code) => {
  expect(failureTexts(en, failure(code))).toEqual(failureTexts(en, failure('engine-unavailable')));
});

it.each<[Language, string]>([
  [
    'en',
    'We couldn’t find a face. Use a photo that shows your whole face from the front, in good light and without anything covering it.',
  ],
  ['zh', '我们没有找到人脸。请使用正面、光线良好、整张脸没有遮挡的照片。'],
  ['ja', '顔が見つかりません。顔全体が正面から明るく写り、何にも隠れていない写真をお使いください。'],
])('in one paragraph, the sentences end as in %s', async (language, sentences) => {
  expect(failureSentences(await textsIn(language), failure('face-missing'))).toBe(sentences);
});

it.each(languages)(
  'no title of a failure ends with a full stop, which follows it in a paragraph: %s',
  async (language) => {
    const { errors } = await loadCatalogue(language, 'engine');
    expect(Object.values(errors).filter(({ title }) => /[.。!?؟！？…]$/.test(title))).toEqual([]);
  },
);

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

async function textsIn(language: Language): Promise<TFunction<['web', 'engine']>> {
  const [web, engine] = await Promise.all([
    loadCatalogue(language, 'web'),
    loadCatalogue(language, 'engine'),
  ]);
  const instance = i18next.createInstance();
  const interpolation = { escapeValue: false };
  await instance.init({ lng: language, resources: { [language]: { web, engine } }, interpolation });
  return instance.getFixedT(language, ['web', 'engine']);
}
