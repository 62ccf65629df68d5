import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { OnBuy } from '../../buy/files/buy-action.tsx';
import type { DocumentType } from '../../photo/document-type.ts';
import { shownPhotoKey } from '../../shell/session/begun-photo.ts';
import { markReturn } from '../../shell/session/mark-return.ts';
import { DraftNotice } from './draft/draft-notice.tsx';
import { RejectedPhoto } from './draft/rejected-photo.tsx';
import { useWizardModel, WizardProvider } from './machine/use-wizard.ts';
import type { WizardState } from './machine/wizard-state.ts';
import { PhotoMount } from './result/photo-mount.tsx';
import { Workbench } from './workbench.tsx';

const loadResult = () => import('./made-photo.tsx');
const MadePhoto = lazy(loadResult);
const FailedView = lazy(() => import('./result/failed-view.tsx'));

interface WizardProps {
  routeType?: DocumentType;
  onBuy?: OnBuy;
}

export function Wizard({ routeType, onBuy = null }: WizardProps) {
  const { t } = useTranslation();
  const model = useWizardModel({ routeType: routeType ?? null, onBuy });
  const deferred = useDeferredValue(model.state);
  const rejected = new URLSearchParams(useLocation().search).get('rejected');
  const isEnded = model.state.stage === 'made' || model.state.stage === 'failed';
  // Deferring keeps the previous screen visible while the lazily loaded view of the outcome is fetched.
  const state = isEnded ? deferred : model.state;
  const isMaking = state.stage === 'making';
  useEffect(() => {
    if (isMaking) void loadResult();
  }, [isMaking]);
  return (
    <WizardProvider value={{ ...model, state }}>
      <div className="@container">
        {state.stage !== 'made' && state.stage !== 'failed' && (
          <h1
            className={
              isReturning(state)
                ? 'sr-only'
                : 'pt-4 pb-3 text-2xl font-bold in-data-returning:sr-only sm:pt-8 sm:text-4xl'
            }
          >
            {t(`meta.wizard.${model.choices.documentType}`)}
          </h1>
        )}
        {rejected && (state.stage === 'empty' || state.stage === 'chosen') && (
          <RejectedPhoto photoId={rejected} />
        )}
        {state.stage === 'empty' && !rejected && <DraftNotice offer={state.offer} />}
        <Suspense fallback={<div className="min-h-[40rem]" />}>
          <Screen state={state} />
        </Suspense>
      </div>
    </WizardProvider>
  );
}

function isReturning({ stage }: WizardState): boolean {
  return stage === 'redeeming' || stage === 'loading' || stage === 'restoring';
}

function Screen({ state }: { state: WizardState }) {
  switch (state.stage) {
    case 'redeeming':
    case 'loading':
    case 'restoring':
      return <ReturningPhoto />;
    case 'made':
      return <MadePhoto key={state.made.photoId} made={state.made} request={state.request} />;
    case 'failed':
      return <FailedView error={state.error} request={state.request} />;
    case 'served':
    case 'empty':
    case 'chosen':
    case 'making':
    case 'withheld':
      // The page served is the same for everybody; the mark of the early script chooses. The workbench keeps its place in
      // the tree, because a press made before hydration is repeated on the same element.
      return (
        <>
          {state.stage === 'served' && (
            <div className="hidden in-data-returning:block">
              <ReturningPhoto />
            </div>
          )}
          <div className={state.stage === 'served' ? 'in-data-returning:hidden' : undefined}>
            <Workbench />
          </div>
        </>
      );
  }
}

/** Takes the place of the result until the photo is loaded; the picture is the one that this tab showed last. */
function ReturningPhoto() {
  const { t } = useTranslation('visitor');
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    markReturn({ shownPhotoKey });
    return () => {
      delete dataset.returning;
      for (const name of ['--returning-photo', '--returning-ratio']) style.removeProperty(name);
    };
  }, []);
  return (
    <div
      role="status"
      aria-busy="true"
      className="grid min-h-[40rem] grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-3 @4xl:grid-cols-[minmax(0,1fr)_24rem] @4xl:gap-y-4 @4xl:pt-8"
    >
      <PhotoMount ratio="var(--returning-ratio, 0.78)">
        <div
          className="absolute inset-0 bg-sheet bg-cover outline outline-line"
          style={{ backgroundImage: 'var(--returning-photo, none)' }}
        />
      </PhotoMount>
      <p className="animate-pulse text-lg font-semibold sm:text-2xl">{t('return.opening')}</p>
    </div>
  );
}
