import { expect, it } from 'vitest';
import { requestOf, touchUpOf } from './photo-request.ts';

const touchUp = [{ mode: 'erase' as const, radiusPx: 5, pointsPx: [1, 2] }];
const original = {
  source: { kind: 'stored', name: 'original.jpg', imageUrl: '/f' } as const,
  address: '/f',
  touchUp,
};

it('keeps what was touched up on the same original, but for a photo that is only cropped', () => {
  expect(touchUpOf({ original, cropOnly: false })).toEqual(touchUp);
  expect(touchUpOf({ original, cropOnly: true })).toEqual([]);
});

it('sends that a mirror image is to be flipped, but not for a photo that is only cropped', () => {
  const place = { countryCode: 'TR', documentType: 'passport', variant: null, childAgeYears: null } as const;
  const request = { ...place, also: [], original: { ...original, mirror: true }, cropOnly: false };
  expect(requestOf(request, '/f')).toMatchObject({ mirror: true });
  expect(requestOf({ ...request, cropOnly: true }, '/f')).not.toHaveProperty('mirror');
});

it('sends the chosen face, and the colour only where the background is painted', () => {
  const face = { x: 0.7, y: 0.4 };
  const place = { countryCode: 'TT', documentType: 'passport', variant: null } as const;
  const options = { childAgeYears: null, also: [], backgroundColour: 'light-grey' } as const;
  const request = { ...place, ...options, original: { ...original, face }, cropOnly: false };
  expect(requestOf(request, '/f')).toMatchObject({ face, backgroundColour: 'light-grey' });
  expect(requestOf({ ...request, cropOnly: true }, '/f')).not.toHaveProperty('backgroundColour');
});
