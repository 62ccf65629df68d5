import { type RefObject, useEffect, useState } from 'react';
import type { LiveEye } from './live-eye.client.ts';
import type { LiveAdvice } from './live-protocol.ts';
import type { TakenPicture } from './picture-review.tsx';

interface TakingOptions {
  video: HTMLVideoElement | null;
  track: MediaStreamTrack | null;
  eye: RefObject<LiveEye | null>;
  onChange: (isTaken: boolean) => void;
}

export function useTakenPicture({ video, track, eye, onChange }: TakingOptions) {
  const [picture, setPicture] = useState<TakenPicture | null>(null);
  const address = picture?.address;
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);

  const shoot = async () => {
    if (!track || !video) return;
    onChange(true);
    // The camera takes its still a moment after the press; a still that this spoilt is replaced by the frame of
    // the press.
    const moment = grabFrame(video);
    const still = await takeStill(track);
    const candidates = still ? [still, await moment] : [await moment];
    setPicture(await best(candidates, eye.current));
  };
  const discard = () => {
    setPicture(null);
    onChange(false);
  };
  return { picture, shoot, discard };
}

async function best(candidates: readonly Blob[], eye: LiveEye | null): Promise<TakenPicture> {
  const faults: Array<LiveAdvice | null> = [];
  for (const blob of candidates) {
    const fault = await faultOf(blob, eye);
    if (fault === null) return taken(blob, null);
    faults.push(fault);
  }
  return taken(candidates[0]!, faults[0]!);
}

async function faultOf(blob: Blob, eye: LiveEye | null): Promise<LiveAdvice | null> {
  if (!eye?.isReady()) return null;
  try {
    const { faults } = await eye.look(await createImageBitmap(blob), true);
    return faults[0] ?? null;
  } catch {
    return null;
  }
}

function taken(blob: Blob, fault: LiveAdvice | null): TakenPicture {
  return { blob, address: URL.createObjectURL(blob), fault };
}

/** Missing from TypeScript's DOM types: https://www.w3.org/TR/image-capture/ (read 2026-11). */
interface StillCamera {
  takePhoto(): Promise<Blob>;
}

const stillWithinMs = 3_000;
const jpegQuality = 0.95;

async function grabFrame(video: HTMLVideoElement): Promise<Blob> {
  return asJpeg(await createImageBitmap(video));
}

async function takeStill(track: MediaStreamTrack): Promise<Blob | null> {
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
