import { PortraitFrame } from '../../portraits/portrait-frame.tsx';
import { Fault, Person } from '../../portraits/portraits.tsx';

/* Measures inside a frame are those of PortraitFigure: crown at y 0, chin at y 100, eyes at y 50. */

const face =
  'M-32 40C-33 60-28 82-13 95C-6 101.700 6 101.700 13 95C28 82 33 60 32 40C32 24 22 10 0 10C-22 10-32 24-32 40Z';

/** Too little light: the whole picture drowns. */
export function DarkPortrait() {
  return (
    <PortraitFrame overlay={<path d="M0 0H70V90H0Z" fill="#14203a" fillOpacity="0.62" stroke="none" />}>
      <Person />
    </PortraitFrame>
  );
}

/** Too much light: features bleach away. */
export function BrightPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path
            d="M35 38m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M35 20V14M35 62V56M17 38H11M59 38H53M22 25L18 21M48 25L52 21M22 51L18 55M48 51L52 55"
            strokeDasharray="1 2.4"
            vectorEffect="non-scaling-stroke"
          />
        </Fault>
      }
    >
      <g opacity="0.3">
        <Person />
      </g>
    </PortraitFrame>
  );
}

/** Light from one side leaves the other in shadow. */
export function SideLitPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path d="M2 20L16 28M1 34L14 36M3 50L15 45" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <Person />
      <path
        d="M2 10C22 10 32 24 32 40C33 60 28 82 13 95C9 99 5 100 2 100C8 78-3 70 3 62C6 40-3 26 2 10Z"
        fill="currentColor"
        fillOpacity="0.42"
        stroke="none"
      />
    </PortraitFrame>
  );
}

/** Bright spots where skin shines. */
export function ShinyPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <Fault>
        <path
          d="M-12 26C-4 22 6 22 13 26C6 31-5 31-12 26ZM-25 62C-22 58-16 59-14 64C-18 69-24 67-25 62ZM25 62C22 58 16 59 14 64C18 69 24 67 25 62Z"
          fill="currentColor"
          fillOpacity="0.25"
          strokeDasharray="2 2"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}

/** A cast of colour over the skin. */
export function CastPortrait() {
  return (
    <PortraitFrame overlay={<path d="M0 0H70V90H0Z" fill="#e0a020" fillOpacity="0.42" stroke="none" />}>
      <Person />
    </PortraitFrame>
  );
}

/** No colour at all. */
export function GreyPortrait() {
  return (
    <PortraitFrame behind={<path d="M0 0H70V90H0Z" fill="currentColor" fillOpacity="0.22" stroke="none" />}>
      <Person />
      <path d={face} fill="currentColor" fillOpacity="0.25" stroke="none" />
    </PortraitFrame>
  );
}
