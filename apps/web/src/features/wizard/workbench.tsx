import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@vesika/contract';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoosePanel } from '../../choose/choose-panel.tsx';
import type { Choices } from '../../choose/use-choices.ts';
import { useFirstPurpose } from '../../choose/use-first-purpose.ts';
import { showError } from '../../components/toaster.tsx';
import type { Subject } from '../../original/check/child-field.tsx';
import { DropZone } from '../../original/drop-zone.tsx';
import { ChildTips, OriginalTips } from '../../original/original-tips.tsx';
import { PhotoPreview } from '../../original/photo-preview.tsx';
import { requirementsQuery } from '../../photo/photo-requirements.ts';
import { checkAddress } from '../../rules/supply/check-address.ts';
import {
  mayMake,
  type OwnPhoto,
  ownPhoto,
  type SupplyRule,
  supplyRule,
} from '../../rules/supply/own-photo.ts';
import { SupplyCard } from '../../rules/supply/supply-card.tsx';
import { backgroundFails } from './background-fails.ts';
import { BackgroundWays } from './background-ways.tsx';
import { MoreDocuments } from './choose/more-documents.tsx';
import { OnPhone } from './phone/on-phone.tsx';
import { OriginalNotice } from './photo/original-notice.tsx';
import type { useChosenPhoto } from './photo/use-chosen-photo.ts';
import type { PhotoOrder } from './photo-order.ts';
import { PolicyChoice } from './policy-choice.tsx';
import { PrepareActions } from './prepare-actions.tsx';
import { MeasuringPhoto } from './progress/measuring-photo.tsx';
import type { JobStep } from './progress/progress-lines.ts';
import { ProgressList } from './progress/progress-list.tsx';
import { CardOutline, RequirementsPanel } from './requirements/requirements-panel.tsx';
import { SupplyWays } from './supply-ways.tsx';
import { useInspection } from './use-inspection.ts';

const ChildField = lazy(async () => ({
  default: (await import('../../original/check/child-field.tsx')).ChildField,
}));
const OriginalPanel = lazy(() => import('./original-panel.tsx'));

/** The options of a photo besides its country and document. */
export type PhotoWish = Pick<PhotoOrder, 'cropOnly' | 'childAgeYears'>;

interface WorkbenchProps {
  choices: Choices;
  chosen: Pick<ReturnType<typeof useChosenPhoto>, 'photo' | 'original' | 'reloadOriginal'>;
  /** True once a photo has been discarded: choosing another one is the next step. */
  again: boolean;
  running: { step: JobStep; ahead: number } | null;
  isGuest: boolean;
  subject: Subject;
  onSubject: (subject: Subject) => void;
  /** Returns the order for the current state; null while photo or country is missing. */
  orderFor: (wish: PhotoWish) => PhotoOrder | null;
  onPhoto: (file: File) => void;
  /** Called when a picture arrives from a phone. */
  onKept: (draft: Draft) => void;
  onRemove: () => void;
  onPrepare: (wish: PhotoWish) => void;
  onStop: () => void;
}

export function Workbench(props: WorkbenchProps) {
  const { choices, chosen, again, running, subject, onPhoto, onRemove, onPrepare, onStop } = props;
  const { photo } = chosen;
  const { t } = useTranslation();
  const countryButton = useRef<HTMLButtonElement>(null);
  const prepareButton = useRef<HTMLButtonElement>(null);
  const requirements = useQuery(
    requirementsQuery(choices.countryCode, choices.documentType, choices.variant),
  );
  useFirstPurpose(choices, requirements.data);
  const supply = supplyRule(requirements.data);
  const gate = gateOf(choices, supply);
  const forbidden = requirements.data?.editing_forbidden_by_authority === true;
  const childRules = requirements.data?.child_rules ?? [];
  const wish: PhotoWish = {
    cropOnly: forbidden && choices.cropOnly,
    childAgeYears: childRules.length > 0 ? subject.ageYears : null,
  };
  const inspection = useInspection(
    running || requirements.isPending || gate.isShut ? null : props.orderFor(wish),
  );
  const mayReplace =
    wish.cropOnly && inspection.stage === 'done' && backgroundFails(inspection.original.findings) !== 'no';
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
    <div className="grid gap-4">
      {!running && <ChoosePanel choices={choices} answer={requirements.data} countryButton={countryButton} />}
      {!running && choices.countryCode !== null && choices.countryCode !== ofNoCountry && (
        <MoreDocuments
          main={{
            countryCode: choices.countryCode,
            documentType: choices.documentType,
            ...(choices.variant !== null && { variant: choices.variant }),
          }}
          also={choices.also}
          onAlso={choices.setAlso}
        />
      )}
      {/* The key remounts this block when the choices above it disappear; otherwise slow phones show it jumping. */}
      <div
        key={running ? 'measuring' : 'choosing'}
        className="relative grid grid-cols-[minmax(0,1fr)] items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_25rem] @4xl:gap-x-8"
      >
        <div className="grid gap-5">
          {!photo && <OriginalNotice state={chosen.original} onReload={chosen.reloadOriginal} />}
          {supply && gate.isShut && !running ? (
            <SupplyCard rule={supply} className="sm:p-6">
              <SupplyWays own={gate.own} onWay={choices.setWay} checkAddress={checkAddress(choices)} />
            </SupplyCard>
          ) : (
            <PhotoDesk label={t('drop.heading')} isBusy={running !== null}>
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
          )}
          {!photo && !running && !gate.isShut && <OnPhone choices={choices} onKept={props.onKept} />}
          {!photo && !gate.isShut && (isSmallChild(subject) ? <ChildTips /> : <OriginalTips />)}
        </div>
        {/* The key remounts this column when the content before it changes height, so that no existing element is moved. */}
        <div key={`${gate.isShut} ${photo !== null}`} className="grid gap-5">
          {running && <ProgressList {...running} onStop={onStop} />}
          {photo && !running && !gate.isShut && (
            <PrepareActions
              inspection={inspection}
              isGuest={props.isGuest}
              prepareButton={prepareButton}
              onPrepare={() => onPrepare(wish)}
              onAnother={onRemove}
              onReplace={mayReplace ? () => choices.setCropOnly(false) : null}
            />
          )}
          {photo && !running && !gate.isShut && (
            <Suspense>
              <OriginalPanel inspection={inspection} ofChild={subject.isChild} offersReplacing={mayReplace} />
            </Suspense>
          )}
          {mayReplace && inspection.stage === 'done' && (
            <BackgroundWays findings={inspection.original.findings} />
          )}
          {choices.countryCode !== null && (
            // A common boundary, because parts that load one after another would push each other down.
            <Suspense fallback={<CardOutline />}>
              {!gate.isShut && !running && requirements.data && (
                <ChildField rules={childRules} subject={subject} onChange={props.onSubject} />
              )}
              {forbidden && !gate.isShut && !running && (
                <PolicyChoice cropOnly={choices.cropOnly} onChange={choices.setCropOnly} />
              )}
              <RequirementsPanel query={requirements} />
              {supply && !gate.isShut && !running && <SupplyCard rule={supply} />}
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

/** Small children are photographed lying down and get tips of their own. */
function isSmallChild({ isChild, ageYears }: Subject): boolean {
  return isChild && (ageYears ?? 0) < 5;
}

/** The pseudo country of plain sizes, which no authority requires. */
const ofNoCountry = 'ZZ';

const withoutRule: OwnPhoto = { isTaken: true, isUnknown: false, exceptions: [], hasStudioFile: false };

/** The wizard is shut until the authority is known to accept home-made photos or the user has chosen another way. */
function gateOf({ way }: Choices, rule: SupplyRule | undefined) {
  const own = rule ? ownPhoto(rule) : withoutRule;
  return { own, isShut: !mayMake(own, way) };
}

/** The area around the picture: graph paper, large enough that nothing moves when its content changes. */
function PhotoDesk({ children, label, isBusy }: { children: ReactNode; label: string; isBusy: boolean }) {
  return (
    <section
      aria-label={label}
      aria-busy={isBusy || undefined}
      className="graph-paper relative grid grid-cols-[minmax(0,1fr)] min-h-[26rem] border border-line bg-sheet sm:min-h-[28rem]"
    >
      {children}
    </section>
  );
}
