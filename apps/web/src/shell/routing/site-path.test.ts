import { describe, expect, it } from 'vitest';
import { canonicalPath, languageOfPath, pathIn, plainPath } from './site-path.ts';

describe('addresses of public pages', () => {
  it.each([
    ['/tr/pricing', 'tr', '/pricing'],
    ['/tr', 'tr', '/'],
    ['/', null, '/'],
    ['/pricing', null, '/pricing'],
    ['/trees', null, '/trees'],
    ['/xx/pricing', null, '/xx/pricing'],
  ] as const)('%s is in %s and shows %s', (path, language, plain) => {
    expect([languageOfPath(path), plainPath(path)]).toEqual([language, plain]);
  });

  it('have a prefix in every language but English', () => {
    const paths = ['/pricing', '/', '/#faq'];
    expect(paths.map((path) => pathIn('en', path))).toEqual(paths);
    expect(paths.map((path) => pathIn('ar', path))).toEqual(['/ar/pricing', '/ar', '/ar#faq']);
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/tr/', '/'],
    ['/index-new', '/'],
    ['/tr/index-new', '/'],
    ['/', '/'],
  ])('%s shows what %s shows', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});
