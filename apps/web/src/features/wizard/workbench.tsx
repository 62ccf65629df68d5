import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../components/toaster.tsx';
import { requirementsQuery } from '../../photo/photo-requirements.ts';
import { ChoosePanel } from './choose/choose-panel.tsx';
import { DropZone } from './photo/drop-zone.tsx';
import { OriginalNotice } from './photo/original-notice.tsx';
import { PhotoPreview } from './photo/photo-preview.tsx';
import type { useChosenPhoto } from './photo/use-chosen-photo.ts';
import type { PhotoOrder } from './photo-order.ts';
import { PolicyChoice } from './policy-choice.tsx';
import { PrepareActions } from './prepare-actions.tsx';
import { MeasuringPhoto } from './progress/measuring-photo.tsx';
import type { JobStep } from './progress/progress-lines.ts';
import { ProgressList } from './progress/progress-list.tsx';
import { RequirementsPanel } from './requirements/requirements-panel.tsx';
import type { Choices } from './use-choices.ts';
import { useInspection } from './use-inspection.ts';

const ChildField = lazy(async () => ({
  default: (await import('./original-check/child-field.tsx')).ChildField,
}));
const OriginalPanel = lazy(() => import('./original-panel.tsx'));

/** How the photo is wanted, beside what it is for. */
export type PhotoWish = Pick<PhotoOrder, 'cropOnly' | 'childAgeYears'>;

interface WorkbenchProps {
  choices: Choices;
  chosen: Pick<ReturnType<typeof useChosenPhoto>, 'photo' | 'original' | 'reloadOriginal'>;
  /** True once a photo has been put away: choosing another one is the next thing to do. */
  again: boolean;
  running: { step: JobStep; ahead: number } | null;
  isGuest: boolean;
  childAgeYears: number | null;
  onChildAge: (years: number | null) => void;
  /** What would be made now; null while photo or country are missing. */
  orderFor: (wish: PhotoWish) => PhotoOrder | null;
  onPhoto: (file: File) => void;
  onRemove: () => void;
  onPrepare: (wish: PhotoWish) => void;
  onStop: () => void;
}

/** The picture on one side, what to do with it on the other; on a phone one under the other. */
export function Workbench(props: WorkbenchProps) {
  const { choices, chosen, again, running, onPhoto, onRemove, onPrepare, onStop } = props;
  const { photo } = chosen;
  const { t } = useTranslation();
  const countryButton = useRef<HTMLButtonElement>(null);
  const prepareButton = useRef<HTMLButtonElement>(null);
  const requirements = useQuery(requirementsQuery(choices.countryCode, choices.documentType));
  const forbidden = requirements.data?.editing_forbidden_by_authority === true;
  const childRules = requirements.data?.child_rules ?? [];
  const wish: PhotoWish = {
    cropOnly: forbidden && choices.cropOnly,
    childAgeYears: childRules.length > 0 ? props.childAgeYears : null,
  };
  const inspection = useInspection(running || requirements.isPending ? null : props.orderFor(wish));
  const fileChosen = photo?.source.kind === 'file';
  useEffect(() => {
    if (fileChosen && !running) prepareButton.current?.focus({ preventScroll: true });
  }, [fileChosen, running]);

  const mayChoose = () => {
    if (choices.countryCode) return true;
    showError(t('validation.countryFirst'));
    countryButton.current?.focus();
    return false;
  };

  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_25rem] @4xl:gap-x-8">
      <div className="@max-4xl:contents @4xl:order-2 @4xl:grid @4xl:gap-5">
        <div className={running ? '@max-4xl:order-2' : ''}>
          {running ? (
            <ProgressList {...running} onStop={onStop} />
          ) : (
            <ChoosePanel choices={choices} countryButton={countryButton} />
          )}
        </div>
        {forbidden && !running && <PolicyChoice cropOnly={choices.cropOnly} onChange={choices.setCropOnly} />}
        {childRules.length > 0 && !running && (
          <Suspense>
            <ChildField rules={childRules} ageYears={props.childAgeYears} onChange={props.onChildAge} />
          </Suspense>
        )}
        <div className="@max-4xl:order-3">
          <RequirementsPanel query={requirements} chosen={choices.countryCode !== null} />
        </div>
      </div>
      <div className="@max-4xl:contents @4xl:grid @4xl:gap-6">
        <div className="grid gap-3">
          {!photo && <OriginalNotice state={chosen.original} onReload={chosen.reloadOriginal} />}
          <PhotoDesk label={t('drop.heading')}>
            {photo && running && <MeasuringPhoto address={photo.address} />}
            {photo && !running && (
              <PhotoPreview address={photo.address} source={photo.source} onRemove={onRemove} />
            )}
            {!photo && chosen.original !== 'loading' && (
              <DropZone
                rule={requirements.data?.record ?? null}
                onPhoto={onPhoto}
                mayChoose={mayChoose}
                focused={again}
              />
            )}
          </PhotoDesk>
        </div>
        {photo && !running && (
          <Suspense>
            <OriginalPanel inspection={inspection} />
          </Suspense>
        )}
        {photo && !running && (
          <PrepareActions
            inspection={inspection}
            isGuest={props.isGuest}
            prepareButton={prepareButton}
            onPrepare={() => onPrepare(wish)}
            onAnother={onRemove}
          />
        )}
      </div>
    </div>
  );
}

/** The table the picture lies on: millimetre paper, large enough that nothing moves when its content changes. */
function PhotoDesk({ children, label }: { children: ReactNode; label: string }) {
  return (
    <section
      aria-label={label}
      className="graph-paper relative grid grid-cols-[minmax(0,1fr)] min-h-[26rem] border border-line bg-sheet sm:min-h-[34rem]"
    >
      {children}
    </section>
  );
}
