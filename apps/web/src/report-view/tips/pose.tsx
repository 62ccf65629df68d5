import { PortraitFrame } from '../../portraits/portrait-frame.tsx';
import { Fault, Person } from '../../portraits/portraits.tsx';

/* Measures inside a frame are those of PortraitFigure: crown at y 0, chin at y 100, eyes at y 50. */

/** Nose and features have moved to one side of the head. */
export function TurnedPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path d="M20 12C28 5 42 5 50 12M50 12L49 7M50 12L45 12.5" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <g transform="skewY(-3)">
        <path
          d="M-92 240C-91 190-88 154-80 142C-66 124-40 121-22 112L-18 91H18L22 112C40 121 66 124 80 142C88 154 91 190 92 240Z"
          className="fill-sheet"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-31 40C-36 12-20-5 4-5C32-5 44 18 38 46C37 62 32 84 14 97C6 101 0 100-4 96C-20 84-30 62-31 40Z"
          className="fill-sheet"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-32 44C-38 18-24-5 4-5C34-6 46 22 37 52C35 36 28 26 20 22C4 24-12 20-18 12C-22 24-30 32-32 44ZM2 50C5 46.500 10 46.500 13 50C10 52.500 5 52.500 2 50ZM25 50C27 47 31 47 33 50C31 52.500 27 52.500 25 50ZM20 52C22 58 25 63 25 67C22 69 18 69 15 68M8 80C14 81.500 22 80 27 79"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </PortraitFrame>
  );
}

/** The chin is on the chest: brows low, more hair than face. */
export function NoddingPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path
            d="M60 16C66 26 66 40 60 50M60 50L65 47M60 50L58.5 44.500"
            vectorEffect="non-scaling-stroke"
          />
        </Fault>
      }
    >
      <g transform="translate(0 8) scale(1 0.94)">
        <Person />
        <path
          d="M-33 46C-38 14-26-8 0-8C28-8 40 14 33 48C20 56-20 56-33 46Z"
          className="fill-sheet"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-24 63C-19 66-12 66-8 63M24 63C19 66 12 66 8 63M0 64L-4 80C-2 82 3 82 5 80M-9 89C-4 90 4 90 9 89"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </PortraitFrame>
  );
}

/** The chin points at the camera: brows high, neck long. */
export function RaisedPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path
            d="M60 50C66 40 66 26 60 16M60 16L65 19M60 16L58.5 21.500"
            vectorEffect="non-scaling-stroke"
          />
        </Fault>
      }
    >
      <g transform="translate(0 -4)">
        <path
          d="M-92 240C-91 190-88 154-80 142C-66 124-40 121-22 112L-19 84H19L22 112C40 121 66 124 80 142C88 154 91 190 92 240Z"
          className="fill-sheet"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-33 34C-36 14-20 2 0 2C20 2 36 14 33 34C34 58 28 80 16 88C8 93-8 93-16 88C-28 80-34 58-33 34Z"
          className="fill-sheet"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-32 30C-26 14 26 14 32 30M-22 27C-18 24-12 24-8 27M22 27C18 24 12 24 8 27M-20 34C-17 31-12 31-9 34C-12 36-17 36-20 34ZM20 34C17 31 12 31 9 34C12 36 17 36 20 34ZM-7 52C-4 47 4 47 7 52C4 56-4 56-7 52ZM-3 52H-2.500M2.500 52H3M-12 64C-5 61 5 61 12 64M-14 80C-6 84 6 84 14 80M-16 104C-8 108 8 108 16 104"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </PortraitFrame>
  );
}

/** A lens at arm's length makes noses large and ears small. */
export function NearPortrait() {
  return (
    <PortraitFrame scale={0.78} crownY={6}>
      <Person />
      <Fault>
        <path
          d="M-2 50C-3 58-9 66-10 70C-6 76 6 76 11 70C10 66 5 58 4 52"
          className="fill-sheet"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <path d="M-44 6L-34 16M44 6L34 16M-46 112L-35 100M46 112L35 100" vectorEffect="non-scaling-stroke" />
      </Fault>
    </PortraitFrame>
  );
}

export function LargeHeadPortrait() {
  return (
    <PortraitFrame
      scale={0.84}
      crownY={3}
      overlay={
        <Fault>
          <path d="M0 3H70M0 87H70" vectorEffect="non-scaling-stroke" />
          <path
            d="M0 15H70M0 71.500H70"
            strokeDasharray="2.5 2.5"
            strokeOpacity="0.75"
            vectorEffect="non-scaling-stroke"
          />
        </Fault>
      }
    >
      <Person />
    </PortraitFrame>
  );
}

export function OffCentrePortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path
            d="M35 0V90"
            strokeDasharray="2.5 2.5"
            strokeOpacity="0.75"
            vectorEffect="non-scaling-stroke"
          />
          <path d="M20 0V90" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <g transform="translate(-27 0)">
        <Person />
      </g>
    </PortraitFrame>
  );
}

/** The head touches the upper edge. */
export function HighPortrait() {
  return (
    <PortraitFrame
      crownY={1}
      overlay={
        <Fault>
          <path d="M0 3H70" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          <path d="M58 20V6M55 9.500L58 5.500L61 9.5" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <Person />
    </PortraitFrame>
  );
}

/** One side of the body lies outside, or is turned away. */
export function ShoulderPortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path d="M4 76L66 66" vectorEffect="non-scaling-stroke" />
          <path
            d="M4 71H66"
            strokeDasharray="2.5 2.5"
            strokeOpacity="0.75"
            vectorEffect="non-scaling-stroke"
          />
        </Fault>
      }
    >
      <g transform="skewY(-9)">
        <Person />
      </g>
    </PortraitFrame>
  );
}

export function CompanyPortrait() {
  return (
    <PortraitFrame
      behind={
        <Fault>
          <g transform="translate(56 22) scale(0.38)">
            <Person />
          </g>
        </Fault>
      }
    >
      <g transform="translate(-12 0)">
        <Person />
      </g>
    </PortraitFrame>
  );
}
