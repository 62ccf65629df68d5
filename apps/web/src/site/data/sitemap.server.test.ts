import { describe, expect, it } from 'vitest';
import { sitemap } from './sitemap.server.ts';

describe('sitemap', () => {
  const xml = sitemap('https://vesika.example', ['/', '/pricing']);

  it('holds each page in eleven languages', () => {
    expect(xml.match(/<loc>/g)).toHaveLength(22);
    expect(xml).toContain('<loc>https://vesika.example/</loc>');
    expect(xml).toContain('<loc>https://vesika.example/tr</loc>');
    expect(xml).toContain('<loc>https://vesika.example/ar/pricing</loc>');
  });

  it('names the same alternates for every language of a page', () => {
    const alternates = [...xml.matchAll(/<\/loc>(.*)<\/url>/g)].map(([, links]) => links);
    expect(new Set(alternates).size).toBe(2);
    expect(alternates[0]?.match(/hreflang/g)).toHaveLength(12);
    expect(alternates[0]).toContain('hreflang="x-default" href="https://vesika.example/"');
  });
});
