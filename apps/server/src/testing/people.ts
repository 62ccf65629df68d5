import { requestLine } from '@vesika/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sessionCookie } from '../platform/http/session.ts';
import { type FormPart, formOf } from './form.ts';

/** A browser that keeps its session cookie. */
export interface Visitor {
  cookies: Record<string, string>;
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
  upload(parts: readonly FormPart[]): Promise<LightMyRequestResponse>;
  /** Uploads an acceptable picture whose text instructs the fake engine. */
  uploadPicture(instruction?: string): Promise<{ imageUrl: string; path: string }>;
  process(body: object): Promise<LightMyRequestResponse>;
  /** Returns the id of the photo. */
  makePhoto(instruction?: string, body?: object): Promise<string>;
}

/** A signed-in person. */
export interface Customer extends Visitor {
  userId: string;
  email: string;
  password: string;
  /** Headers of every call. */
  headers: { authorization: string };
  /** Signs in again, because an access token expires after an hour of the service's clock. */
  signIn(): Promise<void>;
}

export function visitorOf(app: FastifyInstance): Visitor {
  return browserOf(app, {}, {});
}

let customers = 0;

/** Signs up; in the browser of a visitor where one is given, so that the cookie stays. */
export async function customerOf(app: FastifyInstance, visitor?: Visitor): Promise<Customer> {
  const email = `customer${++customers}@example.org`;
  const password = 'correct horse';
  const headers = { authorization: '' };

  async function begin(url: string) {
    const response = await app.inject({ method: 'POST', url, payload: { email, password } });
    if (response.statusCode !== 200) throw new Error(response.body);
    const { access_token, user } = response.json();
    headers.authorization = `Bearer ${access_token}`;
    return user.id as string;
  }

  const userId = await begin('/auth/v1/signup');
  const signIn = async () => void (await begin('/auth/v1/token?grant_type=password'));
  return { ...browserOf(app, visitor?.cookies ?? {}, headers), userId, email, password, headers, signIn };
}

function browserOf(
  app: FastifyInstance,
  cookies: Record<string, string>,
  headers: Record<string, string>,
): Visitor {
  async function call(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject({
      ...options,
      headers: { ...headers, ...options.headers },
      cookies: { ...cookies, ...options.cookies },
    });
    for (const { name, value } of response.cookies) if (name === sessionCookie) cookies[name] = value;
    return response;
  }

  function upload(parts: readonly FormPart[]): Promise<LightMyRequestResponse> {
    return call({ ...requestLine('uploadPhoto'), ...formOf(parts) });
  }

  async function uploadPicture(instruction = 'photo'): Promise<{ imageUrl: string; path: string }> {
    const response = await upload(pictureForm(jpegTelling(instruction)));
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  }

  function processPicture(body: object): Promise<LightMyRequestResponse> {
    const payload = { countryCode: 'DE', documentType: 'passport', ...body };
    return call({ ...requestLine('processPhoto'), payload });
  }

  async function makePhoto(instruction?: string, body: object = {}): Promise<string> {
    const { imageUrl } = await uploadPicture(instruction);
    return (await processPicture({ imageUrl, ...body })).json().photoId;
  }

  return { cookies, call, upload, uploadPicture, process: processPicture, makePhoto };
}

export function pictureForm(content: Buffer, fileName = 'selfie.jpg'): FormPart[] {
  return [
    { name: 'countryCode', value: 'DE' },
    { name: 'documentType', value: 'passport' },
    { name: 'file', fileName, content },
  ];
}

/** A JPEG in form, with words for the fake engine where its scan would be. */
/** The fake engine converts it to the JPEG of the same instruction. */
export function heicTelling(instruction: string): Buffer {
  return Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic tell:${instruction};`, 'latin1');
}

export function jpegTelling(instruction: string): Buffer {
  const scan = Buffer.from(`\xff\xda\0\x02 tell:${instruction};`, 'latin1');
  return Buffer.concat([Buffer.from([0xff, 0xd8]), scan, Buffer.from([0xff, 0xd9])]);
}
