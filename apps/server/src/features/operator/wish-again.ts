import type { ChangeId } from '@vesika/report';
import type { PhotoRequirement } from '@vesika/requirements';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import type { PhotoWish, UserPhotoRow } from '../../schema/index.ts';

/**
 * Returns the choices that the photo was made with. A background colour that the record no longer permits is left out, so
 * that the new photo takes the record's own.
 */
export function wishAgain(photo: UserPhotoRow, requirementOf: (wish: Wish) => PhotoRequirement): Wish {
  const wish: Wish = photo.wish ?? wishOfReport(photo);
  const { backgroundColour, ...rest } = wish;
  if (backgroundColour === undefined) return wish;
  const permitted = backgroundChoices(requirementOf(wish)).map(({ colour }) => colour);
  return permitted.includes(backgroundColour) ? wish : rest;
}

type Wish = PhotoWish & { touchUp?: UserPhotoRow['touchUp'] };

const edits: readonly ChangeId[] = ['mirror', 'background', 'touch-up', 'exposure', 'white-balance'];

/**
 * An older photo keeps no wish, but its report tells whether it was cropped only, flipped and painted behind. The colour of
 * the background, the density and the person's own adjustment are lost.
 */
function wishOfReport({ report: { changes }, touchUp }: UserPhotoRow) {
  const has = (what: ChangeId) => changes.some((change) => change.what === what);
  const isPainted = has('background');
  return {
    cropOnly: !edits.some(has),
    background: isPainted ? ('replace' as const) : ('keep' as const),
    touchUp: isPainted ? touchUp : [],
    ...(has('mirror') && { mirror: true }),
  };
}
