import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../api/request.ts';
import { saveBlob } from '../../../api/save-file.ts';
import { Button } from '../../../components/button.tsx';
import { CropMarks } from '../../../components/crop-marks.tsx';
import { Icon } from '../../../components/icon.tsx';
import { OriginalTips } from '../photo/original-tips.tsx';
import { failureTexts } from './failure-texts.ts';

interface FailedViewProps {
  error: Error;
  original: File;
  originalAddress: string;
  onRetry: () => void;
  onAgain: () => void;
}

/** The original stands in for the result, and says so; beside it what went wrong and what to do. */
export default function FailedView({ error, original, originalAddress, onRetry, onAgain }: FailedViewProps) {
  const { t } = useTranslation(['web', 'engine']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, action } = failureTexts(t, error);
  const photoUnusable = error instanceof ServiceError && error.errorType === 'PHOTO_UNUSABLE';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-5">
        <div className="grid gap-2">
          <p className="flex items-center gap-2 text-sm font-medium text-fail">
            <Icon name="warning" />
            {t('result.headingFailed')}
          </p>
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby="what-now"
            className="text-3xl font-bold outline-none"
          >
            {title}
          </h1>
        </div>
        <div className="border-s-2 border-ink ps-4">
          <h2 className="text-sm font-semibold">{t('failure.whatNow')}</h2>
          <p id="what-now" className="text-ink-soft">
            {action}
          </p>
        </div>
        <div className="grid gap-2.5">
          {photoUnusable ? (
            <Button look="stamp" size="lg" onClick={onAgain}>
              {t('drop.change')}
            </Button>
          ) : (
            <>
              <Button look="stamp" size="lg" onClick={onRetry}>
                {t('result.retry')}
              </Button>
              <Button onClick={onAgain}>
                <Icon name="again" />
                {t('result.again')}
              </Button>
            </>
          )}
          <Button look="quiet" onClick={() => saveBlob(original, `not-processed-${original.name}`)}>
            <Icon name="download" />
            {t('download.original')}
          </Button>
        </div>
        {photoUnusable && <OriginalTips />}
        {error instanceof ServiceError && error.requestId && (
          <p className="text-xs text-ink-soft">
            {t('failure.reference')} <bdi>{error.requestId}</bdi>
          </p>
        )}
      </div>
      <div className="graph-paper grid place-items-center border border-line bg-sheet px-8 py-10 lg:order-first">
        <figure className="relative grid">
          <CropMarks />
          <img
            src={originalAddress}
            alt={t('result.original')}
            className="max-h-[28rem] min-h-40 max-w-full object-contain"
          />
          <figcaption className="bg-fail px-3 py-1 text-sm font-semibold text-sheet">
            {t('result.notProcessed')}
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
