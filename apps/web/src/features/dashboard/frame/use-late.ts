import { useEffect, useState } from 'react';

const patienceMs = 250;

/** Whether something has been going on long enough that a wait must be shown. */
export function useLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return setLate(false);
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isLate;
}
