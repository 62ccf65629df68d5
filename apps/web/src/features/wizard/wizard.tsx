import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearToasts, showError, showSuccess } from '../../components/toaster.tsx';
import { Intro } from './intro.tsx';
import { failureToast } from './result/failure-texts.ts';
import { hasFailed } from './result/has-failed.ts';
import { StepBar } from './step-bar.tsx';
import { useChoices } from './use-choices.ts';
import { useObjectUrl } from './use-object-url.ts';
import { usePhotoJob } from './use-photo-job.ts';
import { Workbench } from './workbench.tsx';

const loadResult = () => import('./result/result-view.tsx');
const ResultView = lazy(loadResult);
const FailedView = lazy(() => import('./result/failed-view.tsx'));

/** From a portrait to a finished photo: choose, drop, watch it being measured, take it home. */
export function Wizard() {
  const { t } = useTranslation(['web', 'engine']);
  const choices = useChoices();
  const [file, setFile] = useState<File | null>(null);
  const [again, setAgain] = useState(false);
  const address = useObjectUrl(file);
  const { job, start, clear } = usePhotoJob({
    onDone: (photo) => {
      if (photo.processedImageBase64 === '') showError(t('toast.noPicture'));
      else if (!hasFailed(photo)) showSuccess(t('toast.ready'));
    },
    onFailed: (error) => {
      const { title, description } = failureToast(t, error);
      showError(title, description);
    },
  });

  const begin = (cropOnly: boolean) => {
    if (!file || !choices.countryCode) return showError(t('validation.photoAndCountry'));
    clearToasts();
    void loadResult();
    window.scrollTo({ top: 0 });
    start({ file, countryCode: choices.countryCode, documentType: choices.documentType, cropOnly });
  };
  const putAway = () => {
    setFile(null);
    setAgain(true);
  };
  const startOver = () => {
    clearToasts();
    clear();
    putAway();
    window.scrollTo({ top: 0 });
  };

  return (
    <div className="mx-auto max-w-6xl px-4 sm:px-6">
      {(job.stage === 'idle' || job.stage === 'running') && <Intro seed={choices.countryCode ?? 'VESIKA'} />}
      <div className={`pb-6 ${job.stage === 'done' || job.stage === 'failed' ? 'pt-6 sm:pt-8' : ''}`}>
        <StepBar
          current={
            job.stage === 'idle'
              ? choices.countryCode
                ? 'photo'
                : 'document'
              : job.stage === 'running'
                ? 'photo'
                : 'result'
          }
        />
      </div>
      <Suspense fallback={<div className="min-h-[40rem]" />}>
        {job.stage === 'done' && address ? (
          <ResultView
            photo={job.photo}
            originalAddress={address}
            onAgain={startOver}
            onFull={job.order.cropOnly ? () => begin(false) : null}
          />
        ) : job.stage === 'failed' && address ? (
          <FailedView
            error={job.error}
            original={job.order.file}
            originalAddress={address}
            onRetry={() => begin(job.order.cropOnly)}
            onAgain={startOver}
          />
        ) : (
          <Workbench
            choices={choices}
            photo={file && address ? { name: file.name, address } : null}
            running={job.stage === 'running' ? job : null}
            onPhoto={setFile}
            again={again}
            onRemove={putAway}
            onPrepare={begin}
            onStop={clear}
          />
        )}
      </Suspense>
    </div>
  );
}
