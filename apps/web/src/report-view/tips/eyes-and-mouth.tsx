import { PortraitFrame } from '../../portraits/portrait-frame.tsx';
import { Fault, Person } from '../../portraits/portraits.tsx';

/* Measures inside a frame are those of PortraitFigure: crown at y 0, chin at y 100, eyes at y 50. */

const eyeWhites =
  'M-21 50C-17.500 44.500-11.500 44.500-8 50C-11.500 54-17.500 54-21 50ZM21 50C17.500 44.500 11.500 44.500 8 50C11.500 54 17.500 54 21 50Z';

export function AsidePortrait() {
  return (
    <PortraitFrame
      overlay={
        <Fault>
          <path d="M48 43H64M64 43L60 40.500M64 43L60 45.5" vectorEffect="non-scaling-stroke" />
        </Fault>
      }
    >
      <Person />
      <path d={eyeWhites} className="fill-sheet" vectorEffect="non-scaling-stroke" />
      <Fault>
        <circle cx="-10.8" cy="49.8" r="2.6" fill="currentColor" stroke="none" />
        <circle cx="18" cy="49.8" r="2.6" fill="currentColor" stroke="none" />
      </Fault>
    </PortraitFrame>
  );
}

/** The flash shines back from the eyes. */
export function RedEyesPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <path d={eyeWhites} className="fill-sheet" vectorEffect="non-scaling-stroke" />
      <Fault>
        <circle cx="-14.5" cy="49.6" r="3.4" fill="currentColor" stroke="none" />
        <circle cx="14.5" cy="49.6" r="3.4" fill="currentColor" stroke="none" />
      </Fault>
    </PortraitFrame>
  );
}

export function OpenMouthPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <path d="M-16 74H16V90H-16Z" className="fill-sheet" stroke="none" />
      <Fault>
        <path
          d="M-11 79C-6 75 6 75 11 79C8 89-8 89-11 79ZM-7 79.500C-3 81 3 81 7 79.5"
          fill="currentColor"
          fillOpacity="0.16"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}

/** A scarf pulled up over the mouth. */
export function CoveredMouthPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <Fault>
        <path
          d="M-33 66C-16 72 16 72 33 66C34 84 30 104 22 114C8 120-8 120-22 114C-30 104-34 84-33 66ZM-28 84C-12 90 12 90 28 84M-25 100C-10 106 10 106 25 100"
          className="fill-sheet"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}

/** A hand at the cheek. */
export function HandPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <Fault>
        <path
          d="M62 200C58 170 52 146 44 130C38 122 26 114 20 104C16 97 20 92 26 96L36 104C28 92 20 80 17 70C15 63 22 61 25 67L38 90C34 78 30 66 30 58C30 52 36 51 38 57C42 70 46 82 48 92C50 86 52 78 55 76C60 74 62 80 61 86C58 104 66 124 74 140C82 158 86 180 88 200Z"
          className="fill-sheet"
          vectorEffect="non-scaling-stroke"
        />
      </Fault>
    </PortraitFrame>
  );
}
