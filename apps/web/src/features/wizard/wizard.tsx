import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnBuy } from '../../buy/files/buy-action.tsx';
import type { DocumentType } from '../../photo/document-type.ts';
import { DraftNotice } from './draft/draft-notice.tsx';
import { useWizardModel, WizardProvider } from './machine/use-wizard.ts';
import type { WizardState } from './machine/wizard-state.ts';
import { ReturningPhoto } from './result/returning-photo.tsx';
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
        {state.stage === 'empty' && <DraftNotice offer={state.offer} />}
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
