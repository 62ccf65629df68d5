import { type RefObject, useEffect, useState } from 'react';
import type { LiveEye } from './live-eye.client.ts';
import type { LiveAdvice } from './live-protocol.ts';
import type { TakenPicture } from './picture-review.tsx';
import { grabFrame, takeStill } from './take-still.ts';

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
