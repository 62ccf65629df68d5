import type { ChangeId } from '@vesika/report';
import type { PhotoRequirement } from '@vesika/requirements';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import type { PhotoWish, UserPhotoRow } from '../../schema/index.ts';

/**
 * Returns the choices that the photo was made with. A background colour that the record no longer permits is left out, so
 * that the new photo takes the record's own.
 */
export function repeatedOptions(
  photo: UserPhotoRow,
  requirementOf: (options: Options) => PhotoRequirement,
): Options {
  const options: Options = photo.wish ?? optionsOfReport(photo);
  const { backgroundColour, ...rest } = options;
  if (backgroundColour === undefined) return options;
  const permitted = backgroundChoices(requirementOf(options)).map(({ colour }) => colour);
  return permitted.includes(backgroundColour) ? options : rest;
}

type Options = PhotoWish & { touchUp?: UserPhotoRow['touchUp'] };

const edits: readonly ChangeId[] = ['mirror', 'background', 'touch-up', 'exposure', 'white-balance'];

/**
 * An older photo keeps no wish, but its report tells whether it was cropped only, flipped and painted behind. The colour of
 * the background, the density and the person's own adjustment are lost.
 */
function optionsOfReport({ report: { changes }, touchUp }: UserPhotoRow) {
  const has = (what: ChangeId) => changes.some((change) => change.what === what);
  const isPainted = has('background');
  return {
    cropOnly: !edits.some(has),
    background: isPainted ? ('replace' as const) : ('keep' as const),
    touchUp: isPainted ? touchUp : [],
    ...(has('mirror') && { mirror: true }),
  };
}
