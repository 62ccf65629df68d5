import { useEffect, useEffectEvent, useState } from 'react';
import type { Guiding } from './use-guidance.ts';

interface Countdown {
  seconds: number;
  byItself: boolean;
}

const secondsByItself = 3;

interface ShutterOptions {
  guiding: Guiding;
  isAutomatic: boolean;
  timerSeconds: number;
  isPaused: boolean;
  onShoot: () => void;
}

export function useShutter({ guiding, isAutomatic, timerSeconds, isPaused, onShoot }: ShutterOptions) {
  const [countdown, setCountdown] = useState<Countdown | null>(null);
  const guidance = typeof guiding === 'string' ? null : guiding;
  const mayBegin = isAutomatic && !isPaused && guidance?.holds === true;
  const isLost = guidance === null || guidance.steady.goodSince === null;

  useEffect(() => {
    if (mayBegin) setCountdown((running) => running ?? { seconds: secondsByItself, byItself: true });
  }, [mayBegin]);

  useEffect(() => {
    if (isPaused) setCountdown(null);
    else if (isLost || !isAutomatic) setCountdown((running) => (running?.byItself ? null : running));
  }, [isPaused, isLost, isAutomatic]);

  useEffect(() => {
    if (!countdown || countdown.seconds === 0) return;
    const second = setTimeout(() => setCountdown({ ...countdown, seconds: countdown.seconds - 1 }), 1000);
    return () => clearTimeout(second);
  }, [countdown]);

  const isDue = countdown?.seconds === 0 && (!countdown.byItself || guidance?.steady.isGoodNow === true);
  const shoot = useEffectEvent(onShoot);
  useEffect(() => {
    if (!isDue) return;
    setCountdown(null);
    shoot();
  }, [isDue]);

  return {
    seconds: countdown?.seconds ?? null,
    press: () => {
      if (timerSeconds === 0) onShoot();
      else setCountdown({ seconds: timerSeconds, byItself: false });
    },
    cancel: () => setCountdown(null),
  };
}
