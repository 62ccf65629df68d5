import { request } from './request.ts';

/** Fetches the file before it saves it, so that a failure shows here and not as a broken file on disk. */
export async function saveFile(address: string, fileName: string): Promise<void> {
  const response = await request(address);
  saveBlob(await response.blob(), fileName);
}

export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
