import type { RequirementAnswer } from '@vesika/contract';
import { colourName } from '@vesika/report/words';
import { useTranslation } from 'react-i18next';
import { TipDrawing } from '../../take/original/original-tips.tsx';

/** Told before a photo is taken, because where edits are refused the wall of the photo is the wall of the result. */
export function UneditedOnly({ answer }: { answer: RequirementAnswer }) {
  const { t } = useTranslation(['web', 'engine']);
  const { colour, hex } = answer.record.background;
  return (
    <div className="flex items-center gap-4 border-s-2 border-ink bg-sheet px-4 py-3">
      <span
        className="w-24 shrink-0 text-ink"
        style={{ backgroundColor: `color-mix(in srgb, ${hex} 70%, transparent)` }}
      >
        <TipDrawing of="plain-wall" />
      </span>
      <p className="font-medium">{t('policy.before', { colour: colourName(t, colour) })}</p>
    </div>
  );
}
