import { useTranslation } from 'react-i18next';
import { type FaceFrame, type FacePoint, isOfFrame } from './face-frames.ts';

interface FaceChoiceProps {
  frames: readonly FaceFrame[];
  chosen: FacePoint | undefined;
  /** The picture is shown flipped from its mirror image; points stay those of the picture itself. */
  mirrored?: boolean;
  onChoose: (face: FacePoint) => void;
}

/** Frames around the faces of a picture, each a button. Pictures are not mirrored in right-to-left pages. */
export function FaceChoice({ frames, chosen, mirrored = false, onChoose }: FaceChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset dir="ltr" className="absolute inset-0 m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{t('faces.which')}</legend>
      {(mirrored ? [...frames].reverse() : frames).map((frame, index) => {
        const { x, y, width, height } = frame;
        return (
          <button
            key={`${x} ${y}`}
            type="button"
            aria-label={t('faces.person', { number: index + 1, total: frames.length })}
            aria-pressed={isOfFrame(frame, chosen)}
            onClick={() => onChoose({ x, y })}
            style={{
              left: percent(mirrored ? 1 - x : x),
              top: percent(y),
              width: percent(width * roomAround),
              height: percent(height * roomAround),
            }}
            className="absolute grid min-h-11 min-w-11 -translate-x-1/2 -translate-y-1/2 cursor-pointer place-items-end rounded-md border-2 border-sheet bg-transparent outline-2 outline-guide transition-colors duration-150 hover:bg-guide/20 focus-visible:outline-4 aria-pressed:border-4 aria-pressed:border-guide"
          >
            <span aria-hidden="true" className="bg-guide px-1.5 text-xs leading-5 font-semibold text-sheet">
              {index + 1}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** A frame goes from the brows to the chin; its button shows the whole head. */
const roomAround = 1.3;

function percent(share: number): string {
  return `${100 * share}%`;
}
