/**
 * Lays a drawing over a photo twice: light where it is, dark one step right and below. One of the two shows on
 * white, on hair and on any skin, and neither a threshold nor a change of levels takes both away.
 *
 * In: `photo` RGB, changed in place; `drawing` one byte of coverage for each of its pixels.
 */
export function emboss(photo: Uint8Array, drawing: Uint8Array, widthPx: number): void {
  const back = stepPx * widthPx + stepPx;
  for (let at = 0; at < drawing.length; at++) {
    const light = drawing[at]! / 255;
    const dark = (drawing[at - back] ?? 0) / 255;
    if (light === 0 && dark === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const under = photo[at * 3 + channel]!;
      const darkened = under + (darkTone[channel]! - under) * dark * opacity;
      photo[at * 3 + channel] = darkened + (lightTone - darkened) * light * opacity;
    }
  }
}

const stepPx = 1;
const opacity = 0.35;
const lightTone = 255;
const darkTone = [16, 24, 44];
