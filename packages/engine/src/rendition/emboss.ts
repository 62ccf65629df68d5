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
    const dark = at < back ? 0 : drawing[at - back]! / 255;
    if (light === 0 && dark === 0) continue;
    const red = at * 3;
    photo[red] = tinted(photo[red]!, darkTone.red, dark, light);
    photo[red + 1] = tinted(photo[red + 1]!, darkTone.green, dark, light);
    photo[red + 2] = tinted(photo[red + 2]!, darkTone.blue, dark, light);
  }
}

const stepPx = 1;
const opacity = 0.35;
const lightTone = 255;
const darkTone = { red: 16, green: 24, blue: 44 } as const;

function tinted(under: number, tone: number, dark: number, light: number): number {
  const darkened = under + (tone - under) * dark * opacity;
  return darkened + (lightTone - darkened) * light * opacity;
}
