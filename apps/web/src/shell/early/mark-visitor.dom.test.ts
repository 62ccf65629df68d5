import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markVisitor } from './mark-visitor.ts';

const page = document.documentElement;
const mark = () =>
  markVisitor({
    languages: ['en', 'tr', 'ar'],
    rightToLeft: ['ar'],
    languageCookie: 'language',
    languageCookieText: 'language=*; path=/',
    languageStorageKey: 'language',
    themeStorageKey: 'theme',
    sessionStorageKey: 'session',
    begunPhotoKey: 'begun',
  });

const marks = () => page.getAttributeNames().filter((name) => name.startsWith('data-'));

const visit = (path: string, browserLanguages: string[]) => {
  history.replaceState(null, '', path);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browserLanguages);
};

beforeEach(() => {
  vi.useFakeTimers();
  page.lang = 'en';
  page.dir = 'ltr';
  visit('/', ['en-GB']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the script under test reads this very property.
  document.cookie = 'language=; path=/; max-age=0';
  for (const name of marks()) page.removeAttribute(name);
});

it('marks a session, a begun photo and the chosen theme', () => {
  localStorage.setItem('session', '{}');
  localStorage.setItem('begun', 'passport');
  localStorage.setItem('theme', 'dark');
  mark();
  expect(marks().sort()).toEqual(['data-begun', 'data-session', 'data-theme']);
  expect(page.dataset.theme).toBe('dark');
});

it('marks a session that a mailed link is about to open, and nothing of a new visitor', () => {
  mark();
  expect(marks()).toEqual(['data-theme']);
  expect(page.dataset.theme).toBe('light');
  visit('/auth#access_token=abc', ['en-GB']);
  mark();
  expect(page.dataset.session).toBe('');
});

describe('the language', () => {
  it('of the address is used and remembered', () => {
    visit('/tr/pricing', ['ar']);
    mark();
    expect([page.lang, localStorage.getItem('language'), document.cookie]).toEqual([
      'en',
      'tr',
      'language=tr',
    ]);
  });

  it('of the browser is shown, and hides the text until its catalogue is there, three seconds at most', () => {
    visit('/', ['xx', 'ar-EG']);
    mark();
    expect([page.lang, page.dir, page.dataset.languagePending]).toEqual(['ar', 'rtl', '']);
    vi.advanceTimersByTime(3000);
    expect(page.dataset.languagePending).toBeUndefined();
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('that was chosen comes before that of the browser, and renews the cookie', () => {
    localStorage.setItem('language', 'tr');
    mark();
    expect([page.lang, document.cookie]).toEqual(['tr', 'language=tr']);
  });

  it('of the cookie is newer than the stored one', () => {
    localStorage.setItem('language', 'tr');
    // biome-ignore lint/suspicious/noDocumentCookie: the script under test reads this very property.
    document.cookie = 'language=ar; path=/';
    mark();
    expect([page.lang, localStorage.getItem('language')]).toEqual(['ar', 'ar']);
  });

  it('stays that of the page when the browser names none of ours', () => {
    visit('/', ['sv', 'fi']);
    mark();
    expect([page.lang, page.dataset.languagePending]).toEqual(['en', undefined]);
  });
});
