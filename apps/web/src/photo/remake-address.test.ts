import { expect, it } from 'vitest';
import { remakeAddress } from './remake-address.ts';

it.each([
  ['passport', '/dashboard/passport?original=p1'],
  ['visa', '/dashboard/visa?original=p1'],
  ['id', '/dashboard/id?original=p1'],
  ['other', '/dashboard/other?original=p1'],
] as const)('a %s photo goes on in %s', (documentType, address) => {
  expect(remakeAddress({ photoId: 'p1', documentType })).toBe(address);
});
