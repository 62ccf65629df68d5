import { setTimeout as sleep } from 'node:timers/promises';
import { jpegTelling } from '../../apps/server/src/testing/people.ts';
import { type FuzzRequest, textOf } from './requests.ts';

export interface FuzzAnswer {
  status: number;
  contentType: string;
  text: string;
}

const triesMax = 20;

/** A busy service is asked again when it says, as clients do. */
export async function send(url: string, key: string, request: FuzzRequest): Promise<FuzzAnswer> {
  for (let tried = 1; ; tried++) {
    const answer = await fetch(url + request.address, initOf(request, key));
    const wait = answer.status === 503 ? answer.headers.get('retry-after') : null;
    if (wait === null || tried === triesMax)
      return {
        status: answer.status,
        contentType: (answer.headers.get('content-type') ?? '').split(';')[0]!,
        text: await answer.text(),
      };
    await answer.text();
    await sleep(Number(wait) * 1000);
  }
}

function initOf({ method, form, json }: FuzzRequest, key: string): RequestInit {
  const headers = { authorization: `Bearer ${key}` };
  const verb = method.toUpperCase();
  if (form) return { method: verb, headers, body: formOf(form) };
  if (json === undefined) return { method: verb, headers };
  return {
    method: verb,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  };
}

/** Half of the files are pictures. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const text = textOf(value);
    const isFile = name === 'file' && typeof value === 'string';
    const bytes = text.length % 2 === 0 ? new Uint8Array(jpegTelling('photo')) : text;
    if (isFile) form.set(name, new Blob([bytes]), 'portrait.jpg');
    else form.set(name, text);
  }
  return form;
}
