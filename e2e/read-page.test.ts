import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const html = `<!doctype html>
<html lang="tr" dir="ltr"><head>
<title>Prices &amp; plans | Vesika</title>
<meta name="description" content="What it costs."/><meta property="og:image" content="https://v.example/og/vesika.png"/>
<meta name="robots" content="noindex"/>
<link rel="canonical" href="https://v.example/tr/pricing"/>
<link rel="alternate" hrefLang="en" href="https://v.example/pricing"/>
<link rel="stylesheet" href="/assets/a.css"/>
<script type="application/ld+json">{"@type":"Thing","name":"a.b.c"}</script>
<script>var page = 'not.a.text'</script>
</head><body><h1>Plans <em>for all</em></h1><svg><title>A drawing</title></svg>
<a id="x" href="/tr#top">Home</a><a href="https://gov.example/">gov.example</a><a hreflang="de" href="/de">Deutsch</a>
<p id="x">Two<br>lines</p><img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="A face"></body></html>`;

describe('readPage', () => {
  const facts = readPage(html);

  it('reads metadata', () => {
    expect(facts).toMatchObject({
      lang: 'tr',
      dir: 'ltr',
      titles: ['Prices & plans | Vesika'],
      descriptions: ['What it costs.'],
      pictures: ['https://v.example/og/vesika.png'],
      robots: ['noindex'],
      canonicals: ['https://v.example/tr/pricing'],
      alternates: { en: 'https://v.example/pricing' },
      structuredData: ['{"@type":"Thing","name":"a.b.c"}'],
    });
  });

  it('reads headings, links, ids and resources', () => {
    expect(facts.headings).toEqual(['Plans for all']);
    expect(facts.links.map(({ href, hreflang }) => href + hreflang)).toEqual([
      '/tr#top',
      'https://gov.example/',
      '/dede',
    ]);
    expect([[...facts.ids], facts.doubleIds]).toEqual([['x'], ['x']]);
    expect(facts.resources).toEqual(['/assets/a.css', '/a.png', '/a.png', '/b.png']);
  });

  it('reads visible and spoken text, but no scripts', () => {
    const texts = facts.texts.join(' ');
    for (const text of ['A face', 'A drawing', 'Home', 'lines']) expect(texts).toContain(text);
    for (const text of ['not.a.text', 'a.b.c', 'gov.example']) expect(texts).not.toContain(text);
  });
});
