import { expect, it } from 'vitest';
import { readArrival } from './arrival.ts';

const session = 'access_token=a&expires_in=3600&refresh_token=r&token_type=bearer';
const spent = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';

it.each([
  ['/auth', '', { kind: 'plain' }],
  ['/auth', '#content', { kind: 'plain' }],
  ['/auth', `#${session}&type=recovery`, { kind: 'link', purpose: 'recovery' }],
  ['/dashboard', `#${session}&type=signup`, { kind: 'link', purpose: 'signup' }],
  ['/dashboard', `#${session}&type=nonsense`, { kind: 'link', purpose: 'magiclink' }],
  ['/auth', `#${spent}`, { kind: 'spent-link', purpose: 'recovery' }],
  ['/auth/', `#${spent}`, { kind: 'spent-link', purpose: 'recovery' }],
  ['/dashboard', `#${spent}`, { kind: 'spent-link', purpose: 'signup' }],
])('at %s%s', (pathname, hash, expected) => {
  expect(readArrival({ pathname, hash })).toEqual(expected);
});
