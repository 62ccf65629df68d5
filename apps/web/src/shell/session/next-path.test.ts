import { describe, expect, it } from 'vitest';
import { nextPath, wayOut } from './next-path.ts';
import { guest } from './session-state.ts';

describe('after signing in', () => {
  it.each([
    '/dashboard',
    '/dashboard/gallery',
    '/dashboard/visa?country=US&document=visa',
    '/dashboard/profile#password',
  ])('leads to %s', (path) => {
    expect(nextPath(`?${new URLSearchParams({ next: path })}`)).toBe(path);
  });

  it.each([
    ['nothing', ''],
    ['an empty one', '/'],
    ['another host', 'https://evil.example/dashboard'],
    ['another host without protocol', '//evil.example/dashboard'],
    ['another host behind backslashes', '/\\evil.example/dashboard'],
    ['another host behind a tab', '/\t/evil.example/dashboard'],
    ['another host behind dots', '/.//evil.example/dashboard'],
    ['another host behind the area', '/dashboard/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a page outside the area', '/auth'],
    ['a way out of the area', '/dashboard/../auth'],
    ['a name that only begins alike', '/dashboard-of-evil'],
    ['a relative one', 'dashboard/gallery'],
    ['what is no address', 'http://['],
  ])('does not lead to %s', (_name, path) => {
    expect(nextPath(`?${new URLSearchParams({ next: path })}`)).toBe('/dashboard');
  });
});

it.each([
  [{ pathname: '/dashboard', search: '' }],
  [{ pathname: '/dashboard/visa', search: '?country=US&document=visa' }],
])('signing in leads back to %o', (place) => {
  for (const since of ['always', 'ended'] as const) {
    const { pathname, search } = new URL(wayOut({ ...guest, since }, place), 'https://vesika.example');
    expect([pathname, nextPath(search)]).toEqual(['/auth', `${place.pathname}${place.search}`]);
  }
});

it('signing out leads home', () => {
  expect(wayOut({ ...guest, since: 'left' }, { pathname: '/dashboard/gallery', search: '' })).toBe('/');
});
