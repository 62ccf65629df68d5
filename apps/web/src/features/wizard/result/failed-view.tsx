import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BuyAction } from '../../../buy/files/buy-action.tsx';
import { useSave } from '../../../buy/files/use-save.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { dashboardAddress } from '../../../photo/document-address.ts';
import { failureStep } from '../../../shell/api/failure-step.ts';
import { failureTexts } from '../../../shell/api/failure-texts.ts';
import { ServiceError } from '../../../shell/api/request.ts';
import { saveBlob } from '../../../shell/api/save-file.ts';
import { OriginalTips } from '../../../take/original/original-tips.tsx';
import type { PhotoSource } from '../../../take/original/photo-source.ts';
import { useWizard } from '../machine/use-wizard.ts';
import type { PhotoRequest } from '../photo-request.ts';

interface FailedViewProps {
  error: Error;
  request: PhotoRequest;
}

export default function FailedView({ error, request }: FailedViewProps) {
  const { onBuy, makeAgain, startOver } = useWizard();
  const { t } = useTranslation(['web', 'engine']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, action } = failureTexts(t, error);
  const step = failureStep(error);
  const { source, address } = request.original;
  const next = dashboardAddress(request, request.cropOnly ? {} : { processing: 'full' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_24rem]">
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
          {step === 'sign-in' && (
            <Link
              to={`/auth?${new URLSearchParams({ next })}`}
              className={buttonClass({ variant: 'stamp', size: 'lg' })}
            >
              {t('unlock.signInAction')}
            </Link>
          )}
          {step === 'buy' && (
            <BuyAction onBuy={onBuy} variant="stamp" size="lg">
              {t('unlock.buy')}
            </BuyAction>
          )}
          {step === 'another-photo' ? (
            <Button variant="stamp" size="lg" onClick={startOver}>
              {t('drop.change')}
            </Button>
          ) : (
            <>
              <Button
                variant={step === 'retry' ? 'stamp' : 'outline'}
                size="lg"
                onClick={() => makeAgain(request)}
              >
                {t('result.retry')}
              </Button>
              <Button onClick={startOver}>
                <Icon name="again" />
                {t('result.again')}
              </Button>
            </>
          )}
          <SaveOriginal source={source} />
        </div>
        {step === 'another-photo' && <OriginalTips />}
        {error instanceof ServiceError && error.requestId && (
          <p className="text-xs text-ink-soft">
            {t('failure.reference')} <bdi>{error.requestId}</bdi>
          </p>
        )}
      </div>
      <div className="graph-paper grid place-items-center border border-line bg-sheet px-8 py-10 @4xl:request-first">
        <figure className="relative grid">
          <CropMarks />
          <img
            src={address}
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

function SaveOriginal({ source }: { source: PhotoSource }) {
  const { t } = useTranslation();
  const save = useSave();
  const fileName = `not-processed-${source.name}`;
  const onSave = () => {
    if (source.kind === 'file') saveBlob(source.file, fileName);
    else save.mutate({ address: source.imageUrl, fileName });
  };
  return (
    <Button variant="quiet" busy={save.isPending} onClick={onSave}>
      <Icon name="download" />
      {t('download.original')}
    </Button>
  );
}
