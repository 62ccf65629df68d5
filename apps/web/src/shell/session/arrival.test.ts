import { expect, it } from 'vitest';
import { readArrival } from './arrival.ts';

const token = `head.claims.${'s'.repeat(64)}${'e'.repeat(22)}`;
const session = `access_token=${token}&expires_in=3600&refresh_token=r&token_type=bearer`;
const cookie = `language=en; vesika_pressed=${'e'.repeat(22)}`;
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
  expect(readArrival({ pathname, hash, cookie })).toEqual(expected);
});

it.each([
  ['no', ''],
  ['another', `vesika_pressed=${'f'.repeat(22)}`],
])('takes no session from an address where %s button was pressed', (_, pressed) => {
  const hash = `#${session}&type=magiclink`;
  expect(readArrival({ pathname: '/dashboard', hash, cookie: pressed })).toEqual({ kind: 'plain' });
});
