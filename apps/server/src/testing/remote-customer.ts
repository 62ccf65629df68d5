import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { mailTo } from './auth-client.ts';
import { formOf } from './form.ts';
import { jpegTelling, pictureForm } from './people.ts';

export interface ReceivedEvent {
  name: string;
  data: Record<string, unknown>;
}

/** A signed-in person who calls any of several servers. */
export interface RemoteCustomer {
  userId: string;
  call(url: string, line: { method: string; url: string }, payload?: object): Promise<Response>;
  /** Returns the original's link; a text instructs the fake engine. */
  upload(url: string, original?: string | Buffer): Promise<string>;
  /** Sends a file to any operation that takes one. Throws if it is refused. */
  send(
    url: string,
    line: { method: string; url: string },
    file: { name: string; bytes: Buffer },
  ): Promise<Response>;
  process(url: string, imageUrl: string): Promise<Response>;
  /** Yields every event as it arrives. */
  watchProcess(url: string, imageUrl: string): AsyncGenerator<ReceivedEvent>;
}

interface SignUpOptions {
  /** Folder of the mails of the servers: the address is proven by a mailed code. */
  outbox?: string;
}

export async function signUpAt(url: string, { outbox }: SignUpOptions = {}): Promise<RemoteCustomer> {
  const email = `customer-${randomUUID()}@example.com`;
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a password of tests' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { access_token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
  const headers = { authorization: `Bearer ${access_token}` };
  if (outbox) {
    await call(url, { method: 'GET', url: '/auth/v1/reauthenticate' });
    const { code: nonce } = await mailTo(outbox, email);
    const proven = await call(url, { method: 'PUT', url: '/auth/v1/user' }, { nonce });
    if (!proven.ok) throw new Error(await proven.text());
  }

  async function call(
    at: string,
    line: { method: string; url: string },
    payload?: object,
    accept = 'application/json',
  ): Promise<Response> {
    return fetch(at + line.url, {
      method: line.method,
      headers: { ...headers, accept, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
  }

  async function upload(at: string, original: string | Buffer = 'photo'): Promise<string> {
    const form = formOf(pictureForm(typeof original === 'string' ? jpegTelling(original) : original));
    const { method, url: path } = requestLine('uploadPhoto');
    const uploaded = await fetch(at + path, {
      method,
      headers: { ...headers, ...form.headers },
      body: new Uint8Array(form.payload),
    });
    if (!uploaded.ok) throw new Error(await uploaded.text());
    return ((await uploaded.json()) as { imageUrl: string }).imageUrl;
  }

  async function send(
    at: string,
    line: { method: string; url: string },
    { name, bytes }: { name: string; bytes: Buffer },
  ): Promise<Response> {
    const form = formOf([{ name: 'file', fileName: name, content: bytes }]);
    const sent = await fetch(at + line.url, {
      method: line.method,
      headers: { ...headers, ...form.headers },
      body: new Uint8Array(form.payload),
    });
    if (!sent.ok) throw new Error(await sent.text());
    return sent;
  }

  const order = (imageUrl: string) => ({ imageUrl, countryCode: 'DE', documentType: 'passport' });

  async function* watchProcess(at: string, imageUrl: string): AsyncGenerator<ReceivedEvent> {
    const response = await call(at, requestLine('processPhoto'), order(imageUrl), 'text/event-stream');
    let seen = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      seen += chunk;
      for (let end = seen.indexOf('\n\n'); end >= 0; end = seen.indexOf('\n\n')) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(seen.slice(0, end))!;
        seen = seen.slice(end + 2);
        yield { name: name!, data: JSON.parse(data!) };
      }
    }
  }

  return {
    userId: user.id,
    call,
    upload,
    send,
    process: (at, imageUrl) => call(at, requestLine('processPhoto'), order(imageUrl)),
    watchProcess,
  };
}
