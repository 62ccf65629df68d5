import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { redirectToHttps } from './redirect-to-https.ts';

interface Requested {
  publicUrl?: string;
  proto?: string;
  url?: string;
  method?: 'GET' | 'POST';
  trustProxy?: boolean;
}

async function answerTo({
  publicUrl = 'https://vesika.example',
  proto,
  url = '/en/passport-photo?size=35x45',
  method = 'GET',
  trustProxy = true,
}: Requested) {
  const app = Fastify({ trustProxy });
  redirectToHttps(app, publicUrl);
  app.all('*', async () => 'a page');
  const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto };
  const { statusCode, headers: reported } = await app.inject({ method, url, headers });
  await app.close();
  return [statusCode, reported.location];
}

describe('behind a proxy', () => {
  it('sends a reader who came by http to the same page by https', async () => {
    const expected = [308, 'https://vesika.example/en/passport-photo?size=35x45'];
    expect(await answerTo({ proto: 'http' })).toEqual(expected);
    expect(await answerTo({ proto: 'http', method: 'POST' })).toEqual(expected);
  });

  it('leaves the site for no address in the path', async () => {
    expect(await answerTo({ proto: 'http', url: '//evil.example/' })).toEqual([
      308,
      'https://vesika.example//evil.example/',
    ]);
  });

  it.each([
    ['a reader who came by https', { proto: 'https' }],
    ['a reader by https whose proxy is not trusted', { proto: 'https', trustProxy: false }],
    ['a reader by https through two proxies', { proto: 'http, https' }],
    ['a probe without a proxy', {}],
    ['everybody where the public address is http', { proto: 'http', publicUrl: 'http://vesika.example' }],
  ])('answers %s', async (_who, requested) => {
    expect(await answerTo(requested)).toEqual([200, undefined]);
  });
});
