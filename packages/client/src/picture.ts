import type { Picture } from './resources.ts';

/** Throws what the file system throws if there is no such file. */
async function blobOf(picture: Picture): Promise<Blob> {
  if (picture instanceof Blob) return picture;
  if (typeof picture !== 'string') return new Blob([picture as Uint8Array<ArrayBuffer>]);
  const { openAsBlob } = await import('node:fs');
  return openAsBlob(picture);
}

export async function formOf(picture: Picture, fields: object): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  form.set('file', await blobOf(picture), 'portrait');
  return form;
}
