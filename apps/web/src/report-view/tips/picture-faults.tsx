import { PortraitFrame } from '../../portraits/portrait-frame.tsx';
import { Fault, Person } from '../../portraits/portraits.tsx';

/* Measures inside a frame are those of PortraitFigure: crown at y 0, chin at y 100, eyes at y 50. */

/** Squares where a file was pressed too hard, or enlarged. */
export function BlockyPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path d={grid} strokeOpacity="0.55" strokeWidth="1" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <g opacity="0.55">
        <Person />
      </g>
    </PortraitFrame>
  );
}

const grid = `${[7, 14, 21, 28, 35, 42, 49, 56, 63].map((x) => `M${x} 0V90`).join('')}${[
  ...[7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84],
]
  .map((y) => `M0 ${y}H70`)
  .join('')}`;

/** A print that lies at an angle on a table. */
export function ReproducedPortrait() {
  return (
    <PortraitFrame
      scale={0.4}
      crownY={26}
      behind={
        <Fault>
          <path
            d="M14 14L62 20L57 84L8 78Z"
            className="fill-sheet"
            strokeWidth="1.8"
            vectorEffect="non-scaling-stroke"
          />
        </Fault>
      }
      overlay={
        <Fault>
          <path
            d="M50 19L61 32L62 20Z"
            fill="currentColor"
            fillOpacity="0.25"
            vectorEffect="non-scaling-stroke"
          />
        </Fault>
      }
    >
      <g transform="rotate(7)">
        <path d="M-46-28H46V130H-46Z" fill="none" stroke="none" />
        <Person />
      </g>
    </PortraitFrame>
  );
}

/** In front of a wall of the wrong colour. */
export function ColouredWallPortrait() {
  return (
    <PortraitFrame
      behind={
        <Fault>
          <path d="M0 0H70V90H0Z" fill="currentColor" fillOpacity="0.28" stroke="none" />
        </Fault>
      }
    >
      <Person />
    </PortraitFrame>
  );
}

/** The picture ends before the person does. */
export function CutPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path
            d="M0 66H70V90H0Z"
            fill="currentColor"
            fillOpacity="0.18"
            strokeDasharray="2.5 2.5"
            vectorEffect="non-scaling-stroke"
          />
        </Fault>
      }
    >
      <Person />
    </PortraitFrame>
  );
}

/** A piece of the old wall hangs on beside the head. */
export function LeftoverPortrait() {
  return (
    <PortraitFrame>
      <Fault>
        <path
          d="M34 8C46 4 60 10 62 24C64 38 58 52 48 58C42 60 38 50 38 40Z"
          fill="currentColor"
          fillOpacity="0.28"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
      <Person />
    </PortraitFrame>
  );
}

/** An ear, and hair above it, went with the wall. */
export function LostPartPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <path d="M24-2H60V70H29C34 60 33 50 31 40C28 32 34 18 24-2Z" className="fill-sheet" stroke="none" />
      <Fault>
        <path
          d="M24-2C33 4 36 14 36 24C37 32 36 38 34 42C40 40 41 48 38 56C36 63 33 65 30 62C32 56 32 46 31 40C28 32 34 18 24-2Z"
          fill="currentColor"
          fillOpacity="0.18"
          strokeDasharray="2.5 2.5"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}
