import { useEffect, useState } from 'react';
import { msToNextMinute } from './next-minute.ts';

/** The time, renewed at every full minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), msToNextMinute(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
