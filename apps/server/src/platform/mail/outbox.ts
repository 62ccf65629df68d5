import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail, Mailer } from './mail.ts';

export interface StoredMail extends Mail {
  sentAt: string;
}

export function openOutbox(folder: string): Mailer {
  return {
    send: async (mail) => {
      const sentAt = new Date().toISOString();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.json`;
      const stored: StoredMail = { sentAt, ...mail };
      // Readers never see half a mail.
      await writeFile(join(folder, `${name}.part`), JSON.stringify(stored, null, 2), { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
    close: () => undefined,
  };
}

export async function readOutbox(folder: string, max = 50): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, max);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}

interface OutboxPageParts {
  folder: string;
  key: string;
}

/**
 * The links of unsent mails open accounts, so a request without the key, through a proxy or under another name is answered 404.
 */
export function serveOutboxPage(app: FastifyInstance, { folder, key }: OutboxPageParts): void {
  app.get<{ Querystring: { key?: unknown } }>('/outbox', async (request, reply) => {
    if (!isKey(request.query.key, key) || !isFromHere(request)) throw new ServiceError('route-not-found');
    const mails = await readOutbox(folder);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(mails));
  });
}

function isKey(given: unknown, key: string): boolean {
  if (typeof given !== 'string' || given.length !== key.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(key));
}

const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

function isFromHere({ socket, hostname, headers }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostname) &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  );
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/i.test(host);
}

function page(mails: readonly StoredMail[]): string {
  const list = mails.map(article).join('\n') || '<p>Nothing yet.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox | Vesika</title>
<meta name="viewport" content="width=device-width"><style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #8886;border-radius:.75rem;padding:1rem;margin:1rem 0}h2{margin:0;font-size:1.1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<h1>Outbox</h1><p>No mail server is set (SMTP_URL): mails wait here, visible on this machine alone.</p>
${list}</html>`;
}

function article({ to, subject, text, sentAt }: StoredMail): string {
  const linked = escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  return `<article dir="auto"><h2>${escapeHtml(subject)}</h2><small>${escapeHtml(to)}, ${sentAt}</small><pre>${linked}</pre></article>`;
}
