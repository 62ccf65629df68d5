import { type PhotoRequirement, smileAllowed } from '@vesika/requirements';
import { glassesVerdict } from './glasses.server.ts';

/** The part of a record that every page about it shows. */
export function shownRule(requirement: PhotoRequirement) {
  const { size, pixels, headHeight, eyeLineFromBottom, topMargin, minDpi, photoAgeMonthsMax } = requirement;
  const { headWidth, chinMargin, faceCentreFromSide } = requirement;
  const { colour: name, hex } = requirement.background;
  return {
    size,
    pixels,
    headHeight,
    eyeLineFromBottom,
    topMargin,
    headWidth,
    chinMargin,
    faceCentreFromSide,
    minDpi,
    photoAgeMonthsMax,
    background: { name, hex },
    smileAllowed: smileAllowed(requirement),
    glasses: glassesVerdict(requirement),
  };
}
