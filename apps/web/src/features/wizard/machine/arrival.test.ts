import { expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';
import { photo } from './wizard.fixture.ts';

type Circumstances = Parameters<typeof arrivalOf>[0];
const nothing: Circumstances = {
  originalOf: null,
  carried: null,
  handedOver: null,
  namesPhoto: false,
  begun: null,
  isResumed: false,
};
const here = { documentType: 'passport', isHere: true };
const elsewhere = { documentType: 'passport', isHere: false };
const handedOver = new File(['a portrait'], 'portrait.jpg');

it.each<[string, Partial<Circumstances>, string]>([
  ['without anything', {}, 'fresh'],
  ['after a reload of the tab that started the photo', { begun: here, isResumed: true }, 'return'],
  ['when that tab comes by a link of the page', { begun: here }, 'elsewhere'],
  ['after a reload of another tab', { begun: elsewhere, isResumed: true }, 'elsewhere'],
  ['in a second tab', { begun: elsewhere }, 'elsewhere'],
  ['after a reload without a photo', { isResumed: true }, 'fresh'],
  ['from paying, in whatever tab', { namesPhoto: true }, 'return'],
  ['from paying, with the storage of the browser', { namesPhoto: true, begun: elsewhere }, 'return'],
  [
    'with a photo of the page before',
    { carried: { photo, owner: null }, namesPhoto: true, begun: here },
    'carried',
  ],
  ['to make an earlier photo again', { originalOf: 'p1', begun: here, isResumed: true }, 'original'],
  [
    'with a file of another page, which comes first',
    { handedOver, begun: here, isResumed: true },
    'elsewhere',
  ],
])('%s', (_, circumstances, kind) => {
  expect(arrivalOf({ ...nothing, ...circumstances }).kind).toBe(kind);
});
