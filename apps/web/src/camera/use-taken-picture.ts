import { type RefObject, useEffect, useState } from 'react';
import type { LiveEye } from './live-eye.client.ts';
import type { LiveAdvice } from './live-protocol.ts';
import type { TakenPicture } from './picture-review.tsx';
import { grabFrame, takeStill } from './take-still.ts';

interface TakingOptions {
  video: HTMLVideoElement | null;
  track: MediaStreamTrack | null;
  eye: RefObject<LiveEye | null>;
  /** True from the moment of the shot until the picture is put away. */
  onChange: (isTaken: boolean) => void;
}

/** The picture that was taken, until it is used or put away. It is nowhere but here. */
export function useTakenPicture({ video, track, eye, onChange }: TakingOptions) {
  const [picture, setPicture] = useState<TakenPicture | null>(null);
  const address = picture?.address;
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);

  const shoot = async () => {
    if (!track || !video) return;
    onChange(true);
    // The still is taken a moment later than asked for: where that spoilt it, the moment itself is used.
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

/** The first in which nothing is wrong, or else the first. */
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
