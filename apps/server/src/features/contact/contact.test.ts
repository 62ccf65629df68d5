import { join } from 'node:path';
import { requestLine } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { readOutbox } from '../../platform/mail/outbox.ts';
import { testService } from '../../testing/test-service.ts';

const service = testService({ CONTACT_EMAIL: 'desk@vesika.test', CONTACT_PER_ADDRESS: '6' });

const write = (body: object) => service.app.inject({ ...requestLine('contact'), payload: body });
const letter = { email: 'ayse@example.com', topic: 'question', message: 'Is a hat <b>allowed</b>?' };

describe('contact', () => {
  it('200: brings the message to the desk, ready to be answered', async () => {
    expect((await write(letter)).json()).toEqual({ sent: true });
    const [mail] = await readOutbox(join(service.dataDir, 'outbox'));
    expect(mail).toMatchObject({ to: 'desk@vesika.test', replyTo: 'ayse@example.com' });
    expect(mail?.text).toContain(letter.message);
    expect(mail?.html).toContain('&lt;b&gt;');
  });

  it.each([
    ['without an address', { email: 'nobody' }],
    ['with another recipient in the address', { email: 'a@b.co\r\nBcc: c@d.co' }],
    ['on an unknown topic', { topic: 'spam' }],
    ['too short', { message: '    hi    ' }],
  ])('400: a message %s', async (_, change) => {
    const response = await write({ ...letter, ...change });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
  });

  it('429: too many messages', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => write(letter)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
    expect((await readOutbox(join(service.dataDir, 'outbox'))).length).toBeLessThanOrEqual(6);
  });
});
