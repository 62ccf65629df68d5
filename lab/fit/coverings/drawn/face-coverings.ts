import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import type { Covering, Drawing } from './drawing.ts';
import { fineStrands, fringe, lock, looseStrands, strands } from './hair.ts';
import { hand, palm } from './hands.ts';
import { mask, maskBelowLips, maskBelowNose, scarf, veil } from './masks.ts';
import { anyColour, cloth, photographed } from './materials.ts';
import type { Colour, Field, Sitter } from './sitter.ts';
import { bandage, blob, block, eyePatch, plaster } from './stuck-and-held.ts';

/**
 * Returns the kinds of coverings that hide part of a face.
 *
 * In: other pictures, whose clothes and hair supply materials.
 */
export function faceCoverings(donors: readonly Sitter[]): Readonly<Record<string, Covering>> {
  const material = (
    sitter: Sitter,
    random: Random,
    colour = anyColour(sitter, random),
  ): Drawing['colour'] => {
    const piece = random.chance(0.3) ? photographed(random.pick(donors), 'below', random) : null;
    return piece ?? cloth(sitter, colour, random);
  };
  const tinted =
    (colours: readonly Colour[], shape: (sitter: Sitter, random: Random) => Field): Covering =>
    (sitter, random) => {
      const [red, green, blue] = random.pick(colours);
      const gain = Math.max(0.5, sitter.exposure) * random.between(0.85, 1.05);
      const colour = cloth(sitter, [red * gain, green * gain, blue * gain], random);
      return { colour, opacity: shape(sitter, random), shadowPx: random.pick([0, 6, 12]) };
    };
  const made =
    (shape: (sitter: Sitter, random: Random) => Field): Covering =>
    (sitter, random) => ({
      colour: material(sitter, random),
      opacity: shape(sitter, random),
      shadowPx: random.pick([0, 6, 14]),
    });
  const hairOf = (sitter: Sitter, random: Random): Drawing['colour'] => {
    const piece = random.chance(0.4) ? photographed(random.pick(donors), 'above', random) : null;
    return piece ?? strands(sitter, random);
  };
  return {
    'surgical-mask': tinted(
      [
        [150, 190, 215],
        [165, 205, 200],
        [225, 228, 230],
      ],
      mask,
    ),
    'white-mask': tinted([[235, 235, 232]], mask),
    'black-mask': tinted([[30, 30, 32]], mask),
    'cloth-mask': made(mask),
    'mask-below-nose': made(maskBelowNose),
    'chin-mask': made(maskBelowLips),
    scarf: made(scarf),
    veil: made(veil),
    'skin-plaster': tinted(
      [
        [205, 165, 130],
        [180, 130, 100],
        [110, 75, 55],
      ],
      plaster,
    ),
    'white-plaster': tinted([[238, 236, 232]], plaster),
    'eye-patch': made(eyePatch),
    bandage: tinted([[236, 232, 224]], bandage),
    'own-hand': (sitter, random) => hand(sitter, random, sitter.skin),
    'other-hand': (sitter, random) => hand(sitter, random, random.pick(donors).skin),
    palm: (sitter, random) =>
      palm(sitter, random, random.chance(0.6) ? sitter.skin : random.pick(donors).skin),
    'lock-over-cheek': (sitter, random) => lock(sitter, random, 'cheek', hairOf(sitter, random)),
    'lock-over-eye': (sitter, random) => lock(sitter, random, 'eye', hairOf(sitter, random)),
    fringe: (sitter, random) => fringe(sitter, random, hairOf(sitter, random)),
    'loose-strands': looseStrands,
    phone: made((sitter, random) => block(sitter, random, 0.35)),
    cup: made((sitter, random) => block(sitter, random, 0)),
    blob: made(blob),
    'fine-strands': fineStrands,
  };
}
