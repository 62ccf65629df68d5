import { useEffect, useRef, useState } from 'react';
import { type LiveEye, openLiveEye, type SeenLook } from './live-eye.client.ts';
import type { LiveRule } from './live-protocol.ts';
import { firstAdvice, holds, nextAdvice, type Steady } from './steady-advice.ts';

export interface Guidance {
  steady: Steady;
  holds: boolean;
  target: SeenLook['target'];
  isWallPlain: boolean | null;
}

export type Guiding = Guidance | 'preparing' | 'unguided';

export function useGuidance(
  video: HTMLVideoElement | null,
  { requirement, child }: LiveRule,
  isPaused: boolean,
) {
  const eye = useRef<LiveEye>(null);
  const [guiding, setGuiding] = useState<Guiding>('preparing');

  useEffect(() => {
    const opened = openLiveEye({ requirement, child });
    eye.current = opened;
    opened.ready.catch(() => setGuiding('unguided'));
    return () => opened.close();
  }, [requirement, child]);

  useEffect(() => {
    const watching = eye.current;
    if (isPaused || !watching || !video) return;
    let isOver = false;
    let steady: Steady | null = null;
    void (async () => {
      await watching.ready;
      while (!isOver) {
        await nextFrame();
        if (isOver || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
        const look = await watching.look(video, false);
        if (isOver) return;
        const now = performance.now();
        steady = steady ? nextAdvice(steady, look, now) : firstAdvice(look, now);
        const { target, isWallPlain } = look;
        setGuiding({ steady, target, isWallPlain, holds: holds(steady, now) });
      }
    })().catch(() => {
      if (!isOver) setGuiding('unguided');
    });
    return () => {
      isOver = true;
      setGuiding((was) => (was === 'unguided' ? was : 'preparing'));
    };
  }, [video, isPaused]);

  return { guiding, eye };
}

/** Browsers run no animation frames on a hidden page, so nothing is examined there. */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
