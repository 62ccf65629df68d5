import type { ReactNode } from 'react';
import { pen } from '../portraits/pen.ts';

export function WindowLight() {
  return (
    <Scene>
      <path d="M6 8h20v30H6zM16 8v30M6 23h20" />
      <path d="M31 16l12 5M31 25l12 2M31 34l11-2" strokeDasharray="2 3" className="text-guide" />
      <Bust x={66} y={22} />
    </Scene>
  );
}

export function EyeHeight() {
  return (
    <Scene>
      <rect x="8" y="16" width="11" height="20" rx="2" />
      <circle cx="13.5" cy="20.5" r="1.4" />
      <path d="M22 26H54M22 26l4-3M22 26l4 3M54 26l-4-3M54 26l-4 3" className="text-guide" />
      <Bust x={70} y={22} />
    </Scene>
  );
}

export function RoomAround() {
  return (
    <Scene>
      <rect x="24" y="3" width="48" height="54" />
      <Bust x={48} y={24} />
      <path d="M32 9v-3h3M64 9v-3h-3" className="text-guide" />
    </Scene>
  );
}

export function ChildOnSheet() {
  return (
    <Scene>
      <path d="M18 8c10-3 50-3 60 0 3 12 3 32 0 44-10 3-50 3-60 0-3-12-3-32 0-44z" />
      <Child />
    </Scene>
  );
}

export function FromAbove() {
  return (
    <Scene>
      <rect x="37" y="6" width="22" height="7" rx="2" />
      <path d="M48 17v11M48 28l-3-4M48 28l3-4" className="text-guide" />
      <path d="M10 54H86M34 54c0-5 3-9 7-9h14c8 0 17 5 19 9" />
      <circle cx="36" cy="45" r="8.5" />
    </Scene>
  );
}

export function Burst() {
  return (
    <Scene>
      <path d="M30 12h36M24 8h36" strokeOpacity="0.5" />
      <rect x="34" y="16" width="36" height="40" />
      <circle cx="52" cy="34" r="11" />
      <circle cx="48" cy="33" r="1.3" />
      <circle cx="56" cy="33" r="1.3" />
      <path d="M50 39.5h4" />
      <path d="M62 50l3.5 3.5 7-8" className="text-pass" strokeWidth="2.4" />
    </Scene>
  );
}

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 60" {...pen} className="w-full max-w-28" aria-hidden="true">
      {children}
    </svg>
  );
}

function Bust({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="8.5" ry="10.5" />
      <path d="M-17 32c1-11 6-16 12-17M17 32c-1-11-6-16-12-17M-5 9v6M5 9v6" />
    </g>
  );
}

function Child() {
  return (
    <g>
      <circle cx="48" cy="24" r="10" />
      <circle cx="44.5" cy="23" r="1.2" />
      <circle cx="51.5" cy="23" r="1.2" />
      <path d="M46 28.5h4M37 50c0-9 4-15 11-15s11 6 11 15" />
    </g>
  );
}
