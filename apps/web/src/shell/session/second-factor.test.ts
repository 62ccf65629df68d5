import type { Session } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { factorsToShow } from './second-factor.ts';

const phone = { id: 'f1', friendly_name: 'Phone', status: 'verified' };
const begun = { id: 'f2', friendly_name: 'Tablet', status: 'unverified' };

it.each([
  ['no factor', 'aal1', undefined, []],
  ['one that was begun and left', 'aal1', [begun], []],
  ['one, not shown', 'aal1', [phone, begun], [{ id: 'f1', name: 'Phone' }]],
  ['one, shown', 'aal2', [phone], []],
])('%s', (_name, aal, factors, expected) => {
  expect(factorsToShow(sessionWith(tokenOf({ aal, name: 'Çağla ☂' }), factors))).toEqual(expected);
});

it('asks for the code where the token cannot be read', () => {
  expect(factorsToShow(sessionWith('no token', [phone]))).toHaveLength(1);
});

function sessionWith(access_token: string, factors: object[] | undefined): Session {
  return { access_token, user: { factors } } as Session;
}

function tokenOf(claims: object): string {
  return ['{}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}
