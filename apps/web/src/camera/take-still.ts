/** Missing from TypeScript's DOM types: https://www.w3.org/TR/image-capture/ (read 2026-11). */
interface StillCamera {
  takePhoto(): Promise<Blob>;
}

const stillWithinMs = 3_000;
const jpegQuality = 0.95;

export async function grabFrame(video: HTMLVideoElement): Promise<Blob> {
  return asJpeg(await createImageBitmap(video));
}

export async function takeStill(track: MediaStreamTrack): Promise<Blob | null> {
  const { ImageCapture } = window as { ImageCapture?: new (track: MediaStreamTrack) => StillCamera };
  if (!ImageCapture) return null;
  try {
    const still = await Promise.race([new ImageCapture(track).takePhoto(), tooLate()]);
    return still.type === 'image/jpeg' ? still : await asJpeg(await createImageBitmap(still));
  } catch {
    return null;
  }
}

async function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('late')), stillWithinMs));
}
