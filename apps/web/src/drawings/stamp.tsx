import { useId } from 'react';

export function Stamp({ word, ring, className = '' }: { word: string; ring: string; className?: string }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 200 200"
      className={`-rotate-9 animate-stamp text-stamp ${className}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <defs>
        <path id={`${id}ring`} d="M100 100m-77 0a77 77 0 1 1 154 0a77 77 0 1 1-154 0" />
        <filter id={`${id}ink`} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves="2" seed="7" result="rough" />
          <feDisplacementMap in="SourceGraphic" in2="rough" scale="2.6" result="edge" />
          <feTurbulence type="fractalNoise" baseFrequency="0.62" numOctaves="2" seed="3" />
          <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -5.5 3.9" result="grain" />
          <feComposite in="edge" in2="grain" operator="in" />
        </filter>
      </defs>
      <g filter={`url(#${id}ink)`}>
        <circle cx="100" cy="100" r="95" strokeWidth="4.5" />
        <circle cx="100" cy="100" r="88.5" strokeWidth="1.4" />
        <circle cx="100" cy="100" r="65" strokeWidth="1.6" />
        <text
          className="font-mono"
          fill="currentColor"
          stroke="none"
          fontSize="13.5"
          fontWeight="600"
          direction="ltr"
        >
          <textPath href={`#${id}ring`} textLength="474" lengthAdjust="spacing">
            {ring}
          </textPath>
        </text>
        <path d="M82 63 95 76 120 50" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
        <path d="M24 89H176M24 127H176" strokeWidth="2.4" />
        <rect x="14" y="90.5" width="172" height="35" className="fill-current" stroke="none" opacity="0.07" />
        <text
          x="100"
          y="117"
          textAnchor="middle"
          className="font-heading"
          fill="currentColor"
          stroke="none"
          fontSize={wordSize(word)}
          fontWeight="750"
        >
          {word}
        </text>
        <path d="M72 142h56M80 150h40" strokeWidth="1.8" />
      </g>
    </svg>
  );
}

function wordSize(word: string): number {
  return Math.min(27, 208 / Math.max(word.length, 1));
}
