import { useId, useMemo } from 'react';
import { rosette } from './guilloche-curve.ts';

export function Guilloche({ seed, className = '' }: { seed: string; className?: string }) {
  const id = useId();
  const { path, copies, periodDeg } = useMemo(() => rosette(seed), [seed]);
  return (
    <svg
      viewBox="-102 -102 204 204"
      className={`pointer-events-none select-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.28"
      aria-hidden="true"
    >
      <defs>
        <path id={id} d={path} />
      </defs>
      {turns(copies, periodDeg).map((angle) => (
        <use key={angle} href={`#${id}`} transform={`rotate(${angle})`} />
      ))}
      {turns(5, periodDeg).map((angle) => (
        <use key={angle} href={`#${id}`} transform={`scale(0.42) rotate(${angle})`} />
      ))}
    </svg>
  );
}

function turns(copies: number, periodDeg: number): string[] {
  return Array.from({ length: copies }, (_, index) => ((index * periodDeg) / copies).toFixed(2));
}
