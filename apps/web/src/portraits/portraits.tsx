import type { ReactNode } from 'react';
import { PortraitFigure } from './portrait-figure.tsx';
import { PortraitFrame } from './portrait-frame.tsx';
import { GlassesDrawing } from './portrait-things.tsx';

/*
 * The same person again and again, right once and wrong in every other way. Measures inside a frame are those
 * of PortraitFigure: crown at y 0, chin at y 100, eyes at y 50.
 */

export const cloth = 'color-mix(in srgb, currentColor 9%, var(--sheet))';

/** The outline of head and shoulders. */
const outline =
  'M-92 240C-91 190-88 154-80 142C-66 124-40 121-22 112C-19 107-18 102-18 94C-28 84-33 64-33 50C-42 22-33 2-12-4C10-9 35-2 36 24C40 38 40 58 31 66C28 80 22 90 18 95C18 102 19 107 22 112C40 121 66 124 80 142C88 154 91 190 92 240Z';

export function Person({ smiling = false }: { smiling?: boolean }) {
  return (
    <>
      <path d={outline} className="fill-sheet" stroke="none" />
      <PortraitFigure ink="currentColor" cloth={cloth} smiling={smiling} />
    </>
  );
}

/** In the colour of what is wrong. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <g className="text-fail" stroke="currentColor">
      {children}
    </g>
  );
}

export function GoodPortrait() {
  return (
    <PortraitFrame>
      <Person />
    </PortraitFrame>
  );
}

export function TiltedPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path d="M35 6V82" strokeDasharray="2 3" strokeOpacity="0.7" vectorEffect="non-scaling-stroke" />
          <path d="M47 8L23 80" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <g transform="rotate(17 0 80)">
        <Person />
      </g>
    </PortraitFrame>
  );
}

export function SmilingPortrait() {
  return (
    <PortraitFrame>
      <Person smiling />
      <Fault>
        <path
          d="M-17 73C-9 77 9 77 17 73C14 90-14 90-17 73ZM-15 78.5C-8 81 8 81 15 78.5M-5.5 76V80.5M5.5 76V80.5"
          className="fill-sheet"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}

export function GlarePortrait() {
  return (
    <PortraitFrame>
      <Person />
      <GlassesDrawing ink="currentColor" />
      <Fault>
        <path
          d="M-25 54L-13 43M-21 58L-6.5 44.500M6 55L18 43.500M11 58L25 45"
          strokeWidth="2.2"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}

export function HairPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <path
        d="M-34 30C-30 6-6-4 14 4C18 22 4 48-6 66C-10 60-10 54-9 50C-14 58-20 62-27 64C-32 54-35 42-34 30Z"
        fill={cloth}
        vectorEffect="non-scaling-stroke"
      />
      <Fault>
        <path
          d="M10 8C8 26-2 44-10 56M2 8C-2 26-12 44-21 56M-8 8C-14 24-22 40-28 50"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}

/** What the lamp throws on a wall that is too near. */
function WallShadow() {
  return (
    <Fault>
      <path
        d={outline}
        transform="translate(19 3) scale(1.03)"
        fill="currentColor"
        fillOpacity="0.2"
        stroke="none"
      />
    </Fault>
  );
}

export function WallShadowPortrait() {
  return (
    <PortraitFrame>
      <WallShadow />
      <Person />
    </PortraitFrame>
  );
}

export function ShadowPortrait() {
  return (
    <PortraitFrame>
      <WallShadow />
      <Person />
      <Fault>
        <path
          d="M2 22C14 24 26 20 31 30C35 60 28 82 13 95C8 100 4 100 2 100C8 84-2 72 4 66C8 56 0 44 2 22Z"
          fill="currentColor"
          fillOpacity="0.25"
          stroke="none"
        />
      </Fault>
    </PortraitFrame>
  );
}

export function BusyPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path d="M52 0V28H70M61 0V28" strokeOpacity="0.9" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
      behind={
        <Fault>
          <path d={wallpaper} strokeOpacity="0.4" strokeWidth="1" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <Person />
    </PortraitFrame>
  );
}

const wallpaper = [5, 15, 25, 35, 45, 55, 65]
  .flatMap((x, column) =>
    [4, 16, 28, 40, 52, 64, 76, 88].map((y) => `M${x} ${y + (column % 2) * 6 - 3}l2.5 3-2.5 3-2.5-3Z`),
  )
  .join('');

export function SmallHeadPortrait() {
  return (
    <PortraitFrame
      scale={0.3}
      crownY={40}
      overlay={
        <Fault>
          <path d="M0 40H70M0 70H70" vectorEffect="non-scaling-stroke" />
          <path
            d="M0 15H70M0 71.500H70"
            strokeDasharray="2.5 2.5"
            strokeOpacity="0.75"
            vectorEffect="non-scaling-stroke"
          />
          <path d="M10 37V18M7 21.500L10 17.500L13 21.5" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <Person />
    </PortraitFrame>
  );
}

export function RetouchedPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path
            d="M54 9l1.6 4.400L60 15l-4.4 1.600L54 21l-1.6-4.400L48 15l4.4-1.600ZM61 23l.9 2.6 2.6.9-2.6.9L61 30l-.9-2.6-2.6-.9 2.6-.9Z"
            fill="currentColor"
            stroke="none"
          />
        </Fault>
      }
    >
      <Person />
      <Fault>
        <path
          d="M-58 160C-66 140-42 128-28 116C-30 104-36 84-39 66C-46 56-44 40-39 38C-42 8-22-12 4-11C30-10 46 12 39 38C44 40 46 56 39 66C36 84 30 104 28 116C42 128 66 140 58 160"
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}

export function BlurredPortrait() {
  return (
    <PortraitFrame>
      <g opacity="0.35">
        <Person />
      </g>
      <g transform="translate(7 2)" opacity="0.35">
        <Person />
      </g>
      <g transform="translate(-6 4)" opacity="0.35" className="text-fail">
        <Person />
      </g>
    </PortraitFrame>
  );
}

export function OldPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path
            d="M54 90L70 74V90Z"
            fill="currentColor"
            fillOpacity="0.2"
            vectorEffect="non-scaling-stroke"
          />
          <circle cx="55" cy="16" r="10" className="fill-sheet" vectorEffect="non-scaling-stroke" />
          <path d="M55 10V16L50.5 18.5" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <Person />
      <path
        d="M-34 44C-46 64-44 96-40 112C-34 116-28 112-26 104C-32 90-34 66-34 44ZM34 44C46 64 44 96 40 112C34 116 28 112 26 104C32 90 34 66 34 44Z"
        fill={cloth}
        vectorEffect="non-scaling-stroke"
      />
    </PortraitFrame>
  );
}

export function CapPortrait() {
  return (
    <PortraitFrame scale={0.52} crownY={21}>
      <Person />
      <Fault>
        <path
          d="M-36 24C-40-12-20-22 0-22C20-22 40-12 36 24C14 16-14 16-36 24ZM-36 24C-50 28-56 34-58 40C-24 26 24 26 44 31C42 28 40 26 36 24M0-22C-10-12-14 2-14 18M0-22C10-12 14 2 14 18"
          className="fill-sheet"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}

/** Eyes that happened to be shut. */
export function BlinkingPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <path d="M-21 44H-8V55H-21ZM21 44H8V55H21Z" className="fill-sheet" stroke="none" />
      <path d="M-20 50C-17 53-12 53-9 50M20 50C17 53 12 53 9 50" vectorEffect="non-scaling-stroke" />
    </PortraitFrame>
  );
}
