import { PortraitFrame } from '../../portraits/portrait-frame.tsx';
import { GlassesDrawing, HeadscarfDrawing } from '../../portraits/portrait-things.tsx';
import { Fault, Person } from '../../portraits/portraits.tsx';

/* Measures inside a frame are those of PortraitFigure: crown at y 0, chin at y 100, eyes at y 50. */

/** Worn where they have to come off. */
export function GlassesPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <Fault>
        <GlassesDrawing ink="currentColor" />
      </Fault>
    </PortraitFrame>
  );
}

/** Worn, and nothing wrong with them. */
export function ClearGlassesPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <path
        d={`${lenses}M-4 46C-2 43.500 2 43.500 4 46M-27 45-34 43M27 45 34 43`}
        vectorEffect="non-scaling-stroke"
      />
    </PortraitFrame>
  );
}

const lenses = 'M-27 41H-4V53C-4 63-27 63-27 53ZM27 41H4V53C4 63 27 63 27 53Z';

export function TintedPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <path
        d={`${lenses}M-4 46H4M-27 45-34 43M27 45 34 43`}
        fill="currentColor"
        fillOpacity="0.8"
        vectorEffect="non-scaling-stroke"
      />
    </PortraitFrame>
  );
}

/** Covers the hair and leaves the whole face free. */
export function HeadscarfPortrait() {
  return (
    <PortraitFrame>
      <Person />
      <HeadscarfDrawing ink="currentColor" hex="var(--sheet)" />
    </PortraitFrame>
  );
}

/** A dressing round the head. */
export function BandagePortrait() {
  return (
    <PortraitFrame>
      <Person />
      <path
        d="M-36 30C-30 20 30 14 36 22C37 30 36 36 34 40C24 30-22 34-33 44C-36 40-37 34-36 30ZM-30 25C-22 32-18 34-14 33M-8 20C0 26 8 30 12 29M16 18C22 24 28 28 33 29"
        className="fill-sheet"
        vectorEffect="non-scaling-stroke"
      />
    </PortraitFrame>
  );
}
