import { uploadBytesMax } from './upload-limits.ts';

/** Asked of the worker, and its answer: null where the browser cannot read the picture. */
export interface FittingOrder {
  file: File;
  bytesMax: number;
}
export type FittedPicture = Blob | null;

/** Nobody's photo is larger; decoding more could take the page down. */
const openedBytesMax = 80 * 1024 * 1024;

/**
 * A picture that the service takes, made of one that is too large or is HEIC where this browser reads that. It keeps
 * more pixels than the largest document needs, and what the camera tells of its lens.
 *
 * Out: null where it cannot be done.
 */
export async function fitUpload(file: File): Promise<File | null> {
  if (file.size > openedBytesMax) return null;
  const worker = new Worker(new URL('./fit-upload.worker.ts', import.meta.url), { type: 'module' });
  try {
    const picture = await new Promise<FittedPicture>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FittedPicture>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage({ file, bytesMax: uploadBytesMax } satisfies FittingOrder);
    });
    const name = file.name.replace(/(\.[a-z0-9]+)?$/i, '.jpg');
    return picture && new File([picture], name, { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    worker.terminate();
  }
}
