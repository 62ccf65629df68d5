import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openVesika } from './open-vesika.ts';
import { verifyWebhook } from './verify-webhook.ts';

const key = Buffer.from('0123456789abcdef0123456789abcdef');
const secret = `whsec_${key.toString('base64')}`;
const body = JSON.stringify({ type: 'photo.finished', data: { photoId: 'ş' } });

function signed(text = body, seconds = Math.floor(Date.now() / 1000)) {
  const mac = createHmac('sha256', key).update(`id-1.${seconds}.${text}`).digest('base64');
  return {
    'webhook-id': 'id-1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} v1,${mac}`,
  };
}

describe('a webhook', () => {
  it('is verified and parsed, for every type of headers and body', () => {
    const headers = signed();
    const shouted = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    for (const each of [headers, new Headers(headers), shouted]) {
      expect(verifyWebhook({ secret, headers: each, body })).toEqual(JSON.parse(body));
    }
    expect(verifyWebhook({ secret, headers, body: Buffer.from(body) })).toEqual(JSON.parse(body));
  });

  it.each([
    ['another body', signed(), body.replace('finished', 'failed'), secret],
    ['another secret', signed(), body, `whsec_${Buffer.alloc(32, 7).toString('base64')}`],
    ['one of ten minutes ago', signed(body, Math.floor(Date.now() / 1000) - 600), body, secret],
    ['one of ten minutes ahead', signed(body, Math.floor(Date.now() / 1000) + 600), body, secret],
    ['one without a signature', { 'webhook-id': 'id-1' }, body, secret],
  ])('is refused: %s', (_what, headers, text, by) => {
    expect(() => verifyWebhook({ secret: by, headers, body: text })).toThrow();
  });
});

it('names the variable that is not set', () => {
  const options = { key: undefined, url: 'https://vesika.example' };
  expect(() => openVesika(options)).toThrow('VESIKA_KEY');
  expect(() => openVesika({ key: 'vk_test_x', url: undefined })).toThrow('VESIKA_URL');
  expect(() => verifyWebhook({ secret: undefined, headers: {}, body: '' })).toThrow('VESIKA_WEBHOOK_SECRET');
});
