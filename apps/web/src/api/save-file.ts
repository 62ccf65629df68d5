import { request } from './request.ts';

/** Fetches before it saves, so that a failure is seen here and not as a broken file in a folder. */
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
