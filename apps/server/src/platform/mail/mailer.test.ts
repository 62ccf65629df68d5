import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { languages } from '@vesika/messages';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeAccountMail } from '../../features/accounts/account-mails.ts';
import { patiently } from '../../testing/patiently.ts';
import { temporaryFolders } from '../../testing/temporary-folders.ts';
import { openTestService } from '../../testing/test-service.ts';
import { openMailer } from './mailer.ts';

const temporaryFolder = temporaryFolders();
const received: Email[] = [];
let server: SMTPServer;
let smtpUrl: string;

beforeEach(async () => {
  received.length = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        });
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

describe('mails', () => {
  it.each(languages)('arrive complete in %s, as text and as HTML', async (language) => {
    const link = 'https://photos.example/auth/v1/verify?token=a&type=recovery';
    const mail = await composeAccountMail({
      to: 'someone@example.org',
      purpose: 'recovery',
      language,
      code: '012345',
      link,
    });
    const mailer = openMailer({ smtpUrl, from: 'Vesika <photos@example.org>', outboxFolder: '' });
    await mailer.send(mail);
    mailer.close();
    const [arrived] = received;
    expect(arrived?.subject).toBe(mail.subject);
    expect(arrived?.from?.address).toBe('photos@example.org');
    expect(arrived?.text?.trim()).toBe(mail.text);
    expect(arrived?.text).toContain(link);
    expect(arrived?.html).toContain('012345');
    expect(arrived?.html).toContain('verify?token=a&amp;type=recovery');
    expect(arrived?.html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
  });

  it('are written in the language of the account', async () => {
    const service = await openTestService({ SMTP_URL: smtpUrl });
    const call = (path: string, payload: object) =>
      service.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload });
    const email = 'turk@example.org';
    await call('/signup', { email, password: 'secret1', data: { language: 'tr' } });
    expect((await call('/recover', { email })).json()).toEqual({});
    await service.close();
    expect(received.map(({ subject }) => subject)).toEqual(['Şifrenizi sıfırlayın']);
  });
});

describe('the outbox', () => {
  it('is readable by its owner only', async () => {
    const outboxFolder = join(await temporaryFolder(), 'outbox');
    const mailer = openMailer({ from: 'x', outboxFolder });
    await mailer.send({ to: 'a@example.org', subject: 's', text: 't', html: 'h' });
    const [name] = await readdir(outboxFolder);
    expect((await stat(join(outboxFolder, name!))).mode & 0o777).toBe(0o600);
  });

  it('is shown on this machine only, to requests with the printed key, and only without a mail server', async () => {
    const announced: string[] = [];
    const service = await openTestService({}, { announce: (line) => announced.push(line) });
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    const { pathname, search } = new URL(announced[0]!.replace('Mails: ', ''));
    expect(pathname).toBe('/outbox');
    await service.app.inject({
      method: 'POST',
      url: '/auth/v1/otp',
      payload: { email: 'someone@example.org' },
    });
    const open = (headers = {}, query = search) => service.app.inject({ url: `/outbox${query}`, headers });
    await expect.poll(async () => (await open()).body, patiently).toContain('someone@example.org');
    // A request through a proxy that adds no headers.
    expect((await open({ host: 'localhost' }, '')).statusCode).toBe(404);
    expect((await open({ host: 'localhost' }, '?key=guessed')).statusCode).toBe(404);
    expect((await open({ host: 'photos.example' })).statusCode).toBe(404);
    expect((await open({ 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
    await service.close();
    for (const settings of [
      { SMTP_URL: smtpUrl },
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://p.example' },
    ]) {
      const other = await openTestService(settings);
      expect((await other.app.inject(`/outbox${search}`)).statusCode, JSON.stringify(settings)).toBe(404);
      await other.close();
    }
  });
});
