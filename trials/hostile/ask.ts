import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { requestLine } from '@vesika/contract';
import { formOf } from '../../apps/server/src/testing/form.ts';
import { pictureForm } from '../../apps/server/src/testing/people.ts';

export interface Answer {
  /** 0 if there was no response. */
  status: number;
  /** Code of the error registry; null if the response is not one of our errors. */
  code: string | null;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  method: string;
  /** Sent as it is, without normalisation. */
  url: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string | object;
}

/** Sends the request on a new connection. */
export function ask(origin: string, { method, url, headers, body }: Question): Promise<Answer> {
  const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);
  const bytes = isJson ? Buffer.from(JSON.stringify(body)) : Buffer.from((body as Buffer | string) ?? '');
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const requested = request(
      {
        ...{ hostname, port, method, path: url, agent: false },
        headers: {
          ...(isJson && { 'content-type': 'application/json' }),
          ...(bytes.length > 0 && { 'content-length': bytes.length }),
          ...headers,
        },
      },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const answer = Buffer.concat(chunks);
        const status = response.statusCode ?? 0;
        resolve({ status, code: codeIn(answer), headers: response.headers, body: answer });
      },
    );
    requested.once('error', reject);
    requested.end(bytes);
  });
}

/** Reads the error code of a JSON response. */
export function codeIn(body: Buffer): string | null {
  try {
    return (JSON.parse(body.toString()) as { code?: string }).code ?? null;
  } catch {
    return null;
  }
}

export function jsonOf<T>({ body }: Answer): T {
  return JSON.parse(body.toString()) as T;
}

/** Builds the multipart form that a browser sends for a picture. */
export function upload(
  origin: string,
  picture: Buffer,
  { headers, fileName, type }: { headers?: OutgoingHttpHeaders; fileName?: string; type?: string } = {},
): Promise<Answer> {
  const parts = pictureForm(picture, fileName).map((part) => ({ ...part, ...(type && { type }) }));
  const form = formOf(parts);
  const all = { ...form.headers, ...headers };
  return ask(origin, { ...requestLine('uploadPhoto'), headers: all, body: form.payload });
}

/** Uploads a picture and, if accepted, requests the check of the original, which decodes it. */
export async function decodeAt(origin: string, picture: Buffer): Promise<Answer> {
  const uploaded = await upload(origin, picture);
  if (uploaded.status !== 200) return uploaded;
  return inspectAt(origin, uploaded);
}

function inspectAt(origin: string, uploaded: Answer): Promise<Answer> {
  const { imageUrl } = jsonOf<{ imageUrl: string }>(uploaded);
  const cookie = uploaded.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const order = { imageUrl, countryCode: 'DE', documentType: 'passport' };
  return ask(origin, { ...requestLine('inspectPhoto'), headers: { cookie }, body: order });
}
