import type { OperationAnswer } from '@vesika/contract';
import type { Check } from '@vesika/report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckPicture } from '../../../report/check-picture.tsx';
import { PlacedOriginal } from '../../../report/proof/placed-original.tsx';
import { MeasuredValue, PermittedValue } from '../../../report/values/check-values.tsx';
import { VerdictIcon } from '../../../report/verdict-mark.tsx';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { useWords } from '../use-words.ts';
import { inDoubt } from './in-doubt.ts';

interface OpenedPhotoProps {
  opened: OperationAnswer<'operatorOpenCheck'>;
  onSeen: () => void;
}

/** The photo beside its original at the same place, and below what is in doubt; pointing at a line shows where. */
export function OpenedPhoto({ opened, onSeen }: OpenedPhotoProps) {
  const { t } = useTranslation(['operator', 'web']);
  const { number } = useWords();
  const { report, url, originalUrl } = opened;
  const doubts = inDoubt(report.checks);
  const [chosen, setChosen] = useState<Check | null>(doubts[0] ?? null);
  const { photo, placement } = report;
  return (
    <>
      <div className="grid max-w-3xl grid-cols-2 gap-3">
        <figure>
          <div role="img" aria-label={t('checks.face')}>
            <CheckPicture photo={opened} address={url} check={chosen} />
          </div>
          {/* Decisions are offered once the photo itself has arrived. */}
          <img src={url} alt="" hidden onLoad={onSeen} />
          <figcaption className="text-ink-soft">{t('checks.face')}</figcaption>
        </figure>
        {originalUrl && placement && (
          <figure>
            <div
              dir="ltr"
              className="relative overflow-hidden bg-sunk outline outline-line"
              style={{ aspectRatio: `${photo.widthPx} / ${photo.heightPx}` }}
            >
              <PlacedOriginal address={originalUrl} alt="" photo={photo} placement={placement} />
            </div>
            <figcaption className="text-ink-soft">{t('web:result.original')}</figcaption>
          </figure>
        )}
      </div>
      {doubts.length === 0 ? <p>{t('checks.nothing')}</p> : <Doubts doubts={doubts} onChoose={setChosen} />}
      <p className="text-ink-soft">
        {t('checks.rest', { passed: number(report.checks.length - doubts.length) })}
      </p>
    </>
  );
}

function Doubts({ doubts, onChoose }: { doubts: readonly Check[]; onChoose: (check: Check) => void }) {
  const words = useReportWords();
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {doubts.map((check) => (
        <li key={check.id}>
          <button
            type="button"
            className="grid min-h-11 w-full grid-cols-[1.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 text-start hover:bg-ink/4"
            onPointerEnter={() => onChoose(check)}
            onFocus={() => onChoose(check)}
            onClick={() => onChoose(check)}
          >
            <VerdictIcon verdict={check.verdict} />
            <span className="font-medium">{words.title(check)}</span>
            <span>
              <MeasuredValue check={check} />
            </span>
            <span className="text-ink-soft">
              <PermittedValue check={check} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
