import { describe, expect, it } from 'vitest';
import { mayFetch } from './robots.ts';

describe('mayFetch', () => {
  it.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow: /private # not for programs', '/private/a', false],
    ['User-agent: *\nDisallow: /\nAllow: /photos', '/photos/passport', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf.html', true],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: *\nAllow: /\n\nUser-agent: vesika-fetch\nDisallow: /', '/a', false],
    ['User-agent: one\nUser-agent: Vesika-Fetch\nDisallow: /a', '/a', false],
  ])('reads %j for %s as %s', (robots, path, expected) => {
    expect(mayFetch(robots, 'Vesika-Fetch', path)).toBe(expected);
  });
});
