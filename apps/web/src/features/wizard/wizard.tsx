import { useQueryClient } from '@tanstack/react-query';
import type { Draft, ProcessedPhoto } from '@vesika/contract';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { failureToast } from '../../api/failure-texts.ts';
import { useChoices } from '../../choose/use-choices.ts';
import { clearToasts, showError, showSuccess } from '../../components/toaster.tsx';
import type { Subject } from '../../original/check/child-field.tsx';
import { takeOver } from '../../original/pending-upload.ts';
import { forgetUpload } from '../../original/uploaded-photo.ts';
import { useTakenPhoto } from '../../original/use-taken-photo.ts';
import type { DocumentType } from '../../photo/document-type.ts';
import { addToOrder, forgetOrder } from '../../photo/people/order-photos.ts';
import type { OnBuy } from '../../purchase/files/buy-action.tsx';
import { failedChecks } from '../../report-view/failed-checks.ts';
import { rememberBegunPhoto } from '../../session/begun-photo.ts';
import { useSession } from '../../session/session-provider.tsx';
import { DocumentHeading } from './document-heading.tsx';
import { KeptNotice, WaitingNotice } from './draft/kept-notice.tsx';
import { useDraft } from './draft/use-draft.ts';
import { useChosenPhoto } from './photo/use-chosen-photo.ts';
import type { PhotoOrder } from './photo-order.ts';
import { usePhotoJob } from './use-photo-job.ts';
import { type PhotoWish, Workbench } from './workbench.tsx';

const loadResult = () => import('./made-photo.tsx');
const MadePhoto = lazy(loadResult);
const FailedView = lazy(() => import('./result/failed-view.tsx'));

interface WizardProps {
  /** Set on pages for a single document type. */
  routeType?: DocumentType;
  onBuy?: OnBuy;
}

export function Wizard({ routeType, onBuy = null }: WizardProps) {
  const { t } = useTranslation(['web', 'engine']);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isGuest = useSession().status === 'guest';
  const choices = useChoices(routeType ?? null);
  const chosen = useChosenPhoto(choices.originalOf);
  const [again, setAgain] = useState(false);
  /** A restored draft that has yet to be put on the desk. */
  const [returning, setReturning] = useState<Draft | null>(null);
  const [subject, setSubject] = useState<Subject>({ isChild: false, ageYears: null });
  const { start, show, clear, ...making } = usePhotoJob({
    onDone: (photo) => {
      chosen.release();
      rememberBegunPhoto(choices.documentType);
      void queryClient.invalidateQueries({ queryKey: ['package'] });
      void queryClient.invalidateQueries({ queryKey: ['photos'] });
      if (!hasFailed(photo)) showSuccess(t('toast.ready'));
    },
    onFailed: (error) => {
      const { title, description } = failureToast(t, error);
      showError(title, description);
    },
  });
  // A user who may no longer see the photo must not see its result either.
  // Deferring keeps the previous screen visible while the lazily loaded result view is fetched.
  const job = useDeferredValue(chosen.photo ? making.job : idle);
  const working = job.stage === 'idle' || job.stage === 'running';

  const orderFor = (wish: PhotoWish): PhotoOrder | null => {
    const { photo: original } = chosen;
    const { countryCode, documentType, variant, also } = choices;
    return original && countryCode ? { original, countryCode, documentType, variant, also, ...wish } : null;
  };
  const begin = ({ cropOnly, childAgeYears }: PhotoWish) => {
    const order = orderFor({ cropOnly, childAgeYears });
    if (!order) return showError(t('validation.photoAndCountry'));
    clearToasts();
    void loadResult();
    window.scrollTo({ top: 0 });
    start(order);
  };
  const restore = (kept: Draft) => {
    const { documentType, photo } = kept;
    if (routeType && documentType !== routeType) {
      return void navigate(`/dashboard/${documentType}?photo=${photo?.photoId ?? 'kept'}`, { replace: true });
    }
    choices.restore(kept);
    setReturning(kept);
  };
  const putOnDesk = ({ countryCode, documentType, variant, cropOnly, childAgeYears, ...kept }: Draft) => {
    const { photo } = kept;
    setReturning(null);
    setSubject({ isChild: childAgeYears !== null, ageYears: childAgeYears });
    // If the original has expired, the photo made from it is still available.
    const address = kept.imageUrl ?? photo?.processedImageBase64;
    if (!address) return;
    const original = chosen.restore(address);
    const { also } = choices;
    if (photo) show({ original, countryCode, documentType, variant, cropOnly, childAgeYears, also }, photo);
  };
  const draft = useDraft({
    isBusy: chosen.photo !== null || choices.originalOf !== null,
    onTake: restore,
  });
  // Wait until the address names the draft's country and document; otherwise the photo would be inspected and stored
  // for another country.
  const hasArrived =
    returning !== null &&
    choices.countryCode === returning.countryCode &&
    choices.documentType === returning.documentType;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it has arrived
  useEffect(() => {
    if (hasArrived) putOnDesk(returning);
  }, [hasArrived]);
  const choose = (file: File) => {
    if (chosen.photo) forgetUpload(chosen.photo.source);
    chosen.choose(file);
    if (choices.originalOf) choices.forgetOriginal();
  };
  const { take } = useTakenPhoto({ onPhoto: choose, onRefused: () => {} });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const handedOver = takeOver();
    if (handedOver) void take([handedOver]);
  }, []);
  const putAway = () => {
    if (chosen.photo) forgetUpload(chosen.photo.source);
    chosen.putAway();
    draft.drop();
    choices.reset();
    setAgain(true);
  };
  const startOver = () => {
    forgetOrder();
    putAwayMade();
  };
  /** Starts the next person's photo for the same document; both photos belong to one order. */
  const addPerson = (photoId: string) => {
    addToOrder(photoId);
    putAwayMade();
  };
  const putAwayMade = () => {
    clearToasts();
    clear();
    putAway();
    window.scrollTo({ top: 0 });
  };

  return (
    <div className="@container">
      {working && <DocumentHeading type={choices.documentType} />}
      {draft.kept.stage === 'waiting' && !chosen.photo && <WaitingNotice onOpen={draft.kept.open} />}
      {draft.kept.stage === 'offered' && job.stage === 'idle' && !chosen.photo && (
        <KeptNotice draft={draft.kept.draft} onContinue={draft.take} onFresh={draft.drop} />
      )}
      <Suspense fallback={<div className="min-h-[40rem]" />}>
        {draft.kept.stage === 'loading' || returning ? (
          <div role="status" aria-busy="true" className="min-h-[40rem]" />
        ) : job.stage === 'done' ? (
          <MadePhoto
            key={job.photo.photoId}
            made={job.photo}
            order={job.order}
            ofChild={subject.isChild}
            onAgain={startOver}
            onAddPerson={addPerson}
            onFull={job.order.cropOnly ? () => begin({ ...job.order, cropOnly: false }) : null}
            onBuy={onBuy}
          />
        ) : job.stage === 'failed' ? (
          <FailedView
            error={job.error}
            order={job.order}
            onRetry={() => begin(job.order)}
            onAgain={startOver}
            onBuy={onBuy}
          />
        ) : (
          <Workbench
            choices={choices}
            chosen={chosen}
            running={job.stage === 'running' ? job : null}
            isGuest={isGuest}
            subject={subject}
            onSubject={setSubject}
            orderFor={making.job.stage === 'idle' ? orderFor : noOrder}
            onPhoto={choose}
            onKept={draft.take}
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

const idle = { stage: 'idle' } as const;
const noOrder = () => null;

/** A photo with failed checks gets no success message, although the user may still hand it in. */
function hasFailed({ report }: Pick<ProcessedPhoto, 'report'>): boolean {
  return failedChecks(report).length > 0;
}
