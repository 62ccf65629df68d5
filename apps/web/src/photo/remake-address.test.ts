import { expect, it } from 'vitest';
import { remakeAddress } from './remake-address.ts';

const photo = { photoId: 'p1', countryCode: 'DE', variant: 'standard' };

it.each([
  ['passport', '/dashboard/passport?original=p1'],
  ['visa', '/dashboard/visa?original=p1'],
  ['id', '/dashboard/id?original=p1'],
] as const)('a %s photo goes on in %s, for a country that is chosen anew', (documentType, address) => {
  expect(remakeAddress({ ...photo, documentType })).toBe(address);
});

it('a permit or licence goes on as the same one', () => {
  expect(remakeAddress({ ...photo, documentType: 'other', variant: 'residence-permit' })).toBe(
    '/dashboard/other?country=DE&variant=residence-permit&original=p1',
  );
});
