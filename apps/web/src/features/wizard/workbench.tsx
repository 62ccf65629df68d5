import { useQuery } from '@tanstack/react-query';
import type { DocumentName } from '@vesika/contract';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/button.tsx';
import { Fold } from '../../components/fold.tsx';
import { Notice } from '../../components/notice.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { OperatorNote } from '../../components/site-note.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { publicAddress } from '../../photo/document-address.ts';
import { requirementsQuery } from '../../photo/photo-requirements.ts';
import { documentsPlanQuery } from '../../photo/set/set-queries.ts';
import {
  mayMake,
  type OwnPhoto,
  ownPhoto,
  type SupplyRule,
  supplyName,
  supplyRule,
} from '../../report/rules/supply/own-photo.ts';
import { SupplyCard } from '../../report/rules/supply/supply-card.tsx';
import { kindTitle } from '../../report/rules/supply/supply-words.ts';
import { ServiceError } from '../../shell/api/request.ts';
import { ChoosePanel } from '../../take/choose/choose-panel.tsx';
import { KeptField } from '../../take/choose/kept-field.tsx';
import type { Choices } from '../../take/choose/use-choices.ts';
import { useCountryFirst } from '../../take/choose/use-country-first.ts';
import { useFirstPurpose } from '../../take/choose/use-first-purpose.ts';
import type { Subject } from '../../take/original/check/child-field.tsx';
import { looksLikeChild, ruleForAge } from '../../take/original/check/child-rule.ts';
import { DropZone } from '../../take/original/drop-zone.tsx';
import { FaceChoice } from '../../take/original/face-choice.tsx';
import { framesIn } from '../../take/original/face-frames.ts';
import { useFrontCamera } from '../../take/original/front-camera.ts';
import { OfflineNotice } from '../../take/original/offline-notice.tsx';
import { ChildTips, OriginalTips } from '../../take/original/original-tips.tsx';
import { PhotoDesk } from '../../take/original/photo-desk.tsx';
import { PhotoPreview } from '../../take/original/photo-preview.tsx';
import { isUploaded } from '../../take/original/photo-source.ts';
import { BackgroundColourChoice, wishedColour } from './background-colour-choice.tsx';
import { BackgroundWays, backgroundFails } from './background-ways.tsx';
import { CaptionFields, isPrintable } from './caption-fields.tsx';
import { MoreDocuments } from './choose/more-documents.tsx';
import { useWizard } from './machine/use-wizard.ts';
import { type OriginalState, photoOf } from './machine/wizard-state.ts';
import { MirrorChoice } from './mirror-choice.tsx';
import { Elsewhere } from './phone/elsewhere.tsx';
import { OnPhone } from './phone/on-phone.tsx';
import type { CaptionText, PhotoOptions } from './photo-request.ts';
import { PolicyChoice } from './policy-choice.tsx';
import { PrepareActions } from './prepare-actions.tsx';
import { MeasuringPhoto } from './progress/measuring-photo.tsx';
import { ProgressList } from './progress/progress-list.tsx';
import { CardOutline, RequirementsPanel } from './requirements/requirements-panel.tsx';
import { SupplyWays } from './supply-ways.tsx';
import { UneditedOnly } from './unedited-only.tsx';
import { useInspection } from './use-inspection.ts';

const ChildField = lazy(async () => ({
  default: (await import('../../take/original/check/child-field.tsx')).ChildField,
}));
const OriginalPanel = lazy(() => import('./original-panel.tsx'));

export function Workbench() {
  const { t } = useTranslation(['web', 'trip', 'supply']);
  const [beyond, setBeyond] = useState<'more' | 'unlisted' | null>(null);
  const { state, choices, isOnline, choose, remove, stop, make, requestFor, ...wizard } = useWizard();
  const { setSubject, reloadOriginal, chooseFace, flipPhoto } = wizard;
  const photo = photoOf(state);
  const making = state.stage === 'making' ? state : null;
  const { subject } = state;
  const { countryButton, mayChoose } = useCountryFirst(choices.countryCode);
  const prepareButton = useRef<HTMLButtonElement>(null);
  const requirements = useQuery(
    requirementsQuery(choices.countryCode, choices.documentType, choices.variant),
  );
  useFirstPurpose(choices, requirements.data);
  const isOff =
    requirements.error instanceof ServiceError && requirements.error.code === 'requirement-not-found';
  const supply = supplyRule(requirements.data);
  const gate = gateOf(choices, supply);
  const forbidden = requirements.data?.editing_forbidden_by_authority === true;
  const childRules = requirements.data?.child_rules ?? [];
  const operatorNote = requirements.data?.operator_note;
  const childRule = subject.ageYears === null ? null : ruleForAge(childRules, subject.ageYears);
  const liveChild = useMemo(
    () => childRule && { relaxed: childRule.relaxed, leftOpen: childRule.left_open },
    [childRule],
  );
  const colours = requirements.data?.background_choices ?? [];
  const [caption, setCaption] = useState<CaptionText>({});
  const captionRule = requirements.data?.record.caption;
  const options: PhotoOptions = {
    cropOnly: forbidden && choices.cropOnly,
    childAgeYears: subject.ageYears,
    backgroundColour: wishedColour(choices.backgroundColour, colours),
  };
  const inspection = useInspection(
    making || requirements.isPending || gate.isShut ? null : requestFor(options),
  );
  const faces = photo?.faces ?? framesIn(inspection.stage === 'unusable' ? inspection.error : null);
  const mirrored = photo?.mirror === true && !options.cropOnly;
  const isFrontCamera = useFrontCamera(photo?.source);
  const looksMirrored =
    inspection.stage === 'done' && inspection.original.findings.some(({ id }) => id === 'mirroring');
  const main = mainDocument(choices);
  const plan = useQuery(documentsPlanQuery(main ? [main, ...choices.also] : []));
  const neverFlipped = (plan.data?.documents ?? [])
    .slice(1)
    .filter(({ refusesEditing, takesOwnPhoto }) => refusesEditing && takesOwnPhoto);
  const mayReplace =
    options.cropOnly && inspection.stage === 'done' && backgroundFails(inspection.original.findings) !== 'no';
  const mayBeChild = subject.isChild || (inspection.stage === 'done' && looksLikeChild(inspection.original));
  const isFileChosen = state.stage === 'chosen' && state.photo.source.kind === 'file';
  useEffect(() => {
    if (isFileChosen) prepareButton.current?.focus({ preventScroll: true });
  }, [isFileChosen]);

  const original = state.stage === 'empty' ? state.original : 'none';

  return (
    <div className="grid gap-4">
      {!isOnline && <OfflineNotice hasPhoto={photo !== null} />}
      {!making && (
        <ChoosePanel
          choices={choices}
          answer={requirements.data}
          countryButton={countryButton}
          beyond={[
            ...(main ? [{ key: 'more', name: t('trip:more.title'), onChoose: () => setBeyond('more') }] : []),
            { key: 'unlisted', name: t('footer.ownDocument'), onChoose: () => setBeyond('unlisted') },
          ]}
        />
      )}
      {!making && operatorNote && <OperatorNote text={operatorNote} />}
      {!making && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
          <KeptField
            value={choices.variant}
            onChange={(variant) => choices.setDocument('other', variant, ofNoCountry)}
          />
          {beyond === 'unlisted' && (
            <SiteLink to="/own-document" autoFocus className={buttonClass()}>
              {t('document.describe')}
            </SiteLink>
          )}
        </div>
      )}
      {!making && main && (beyond === 'more' || choices.also.length > 0) && (
        <MoreDocuments main={main} also={choices.also} onAlso={choices.setAlso} />
      )}
      {/* The key remounts this block when the choices above it disappear; otherwise slow phones show it jumping. */}
      <div
        key={making ? 'measuring' : 'choosing'}
        className="relative flex flex-col gap-5 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_25rem] @4xl:items-start @4xl:gap-x-8"
      >
        <div className="grid gap-5">
          {!photo && !making && !gate.isShut && forbidden && requirements.data && (
            <UneditedOnly answer={requirements.data} />
          )}
          {!photo && <OriginalNotice state={original} onReload={reloadOriginal} />}
          {isOff && (
            <Notice title={t('requirements.off')}>
              <p className="text-ink-soft">{t('requirements.offChoose')}</p>
            </Notice>
          )}
          {isOff ? null : supply && gate.isShut && !making ? (
            <SupplyCard rule={supply} className="sm:p-6">
              <SupplyWays
                own={gate.own}
                onWay={choices.setWay}
                onVariant={(variant) => choices.setDocument(choices.documentType, variant)}
                checkAddress={publicAddress('/check', choices)}
              />
            </SupplyCard>
          ) : (
            <PhotoDesk isBusy={making !== null}>
              {making && (
                <MeasuringPhoto
                  address={making.request.original.address}
                  mirrored={making.request.original.mirror === true && !making.request.cropOnly}
                />
              )}
              {photo && !making && (
                <PhotoPreview
                  address={photo.address}
                  source={photo.source}
                  mirrored={mirrored}
                  onRemove={remove}
                >
                  {faces && (
                    <FaceChoice
                      frames={faces}
                      chosen={photo.face}
                      mirrored={mirrored}
                      onChoose={(face) => chooseFace(faces, face)}
                    />
                  )}
                </PhotoPreview>
              )}
              {!photo && original !== 'loading' && (
                <DropZone
                  rule={requirements.data?.record ?? null}
                  child={liveChild}
                  onPhoto={choose}
                  mayChoose={mayChoose}
                  focused={state.stage === 'empty' && state.again}
                />
              )}
            </PhotoDesk>
          )}
          {!photo && !making && !gate.isShut && !isOff && <OnPhone />}
          {photo && !making && isUploaded(photo.source) && <Elsewhere picture={photo.address} />}
          {!photo &&
            !gate.isShut &&
            !isOff &&
            (isSmallChild(subject) ? (
              <ChildTips mayBeAsleep={childRule?.relaxed.includes('eyes-open') ?? false} />
            ) : (
              <OriginalTips />
            ))}
        </div>
        {/*
         * The key remounts this column when the content before it changes height, so that no existing element is moved.
         * On a phone its children lie in the column above, where the buttons can stick to the bottom of the screen.
         */}
        <div key={`${gate.isShut} ${photo !== null}`} className="contents @4xl:grid @4xl:gap-5">
          {making && <ProgressList step={making.step} ahead={making.ahead} onStop={stop} />}
          {photo && !making && !gate.isShut && !isOff && (
            <PrepareActions
              countryCode={choices.countryCode}
              inspection={inspection}
              prepareButton={prepareButton}
              onPrepare={() => make(captionRule && isPrintable(caption) ? { ...options, caption } : options)}
              onAnother={remove}
              onReplace={mayReplace ? () => choices.setCropOnly(false) : null}
            />
          )}
          {photo && !making && !gate.isShut && (
            <Suspense>
              <OriginalPanel inspection={inspection} ofChild={subject.isChild} />
            </Suspense>
          )}
          {state.stage === 'chosen' &&
            !gate.isShut &&
            !options.cropOnly &&
            inspection.stage !== 'unusable' && (
              <MirrorChoice
                address={state.photo.address}
                value={mirrored}
                isFrontCamera={isFrontCamera}
                looksMirrored={looksMirrored}
                neverFlipped={neverFlipped}
                onChange={flipPhoto}
              />
            )}
          {state.stage === 'chosen' &&
            !gate.isShut &&
            options.cropOnly &&
            (isFrontCamera || looksMirrored || state.photo.mirror) && (
              <Notice title={t('mirror.legend')}>
                <p className="text-ink-soft">{t('mirror.refused')}</p>
              </Notice>
            )}
          {mayReplace && inspection.stage === 'done' && (
            <BackgroundWays findings={inspection.original.findings} />
          )}
          {choices.countryCode !== null && !isOff && (
            <Suspense fallback={<CardOutline />}>
              {!gate.isShut && !making && requirements.data && (!photo || mayBeChild) && (
                <ChildField rules={childRules} subject={subject} onChange={setSubject} />
              )}
              {forbidden && photo && !gate.isShut && !making && (
                <PolicyChoice cropOnly={choices.cropOnly} onChange={choices.setCropOnly} />
              )}
              {colours.length > 1 && !options.cropOnly && !gate.isShut && !making && (
                <BackgroundColourChoice
                  choices={colours}
                  value={options.backgroundColour}
                  onChange={choices.setBackgroundColour}
                />
              )}
              {captionRule && !gate.isShut && !making && (
                <CaptionFields rule={captionRule} value={caption} onChange={setCaption} />
              )}
              <FoldedWithPhoto isFolded={photo !== null}>
                <RequirementsPanel query={requirements} />
                {supply && !gate.isShut && !making && <FoldedSupply rule={supply} />}
                {photo && !gate.isShut && !making && requirements.data && !mayBeChild && (
                  <ChildField rules={childRules} subject={subject} onChange={setSubject} />
                )}
              </FoldedWithPhoto>
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

/** Folds who may take the photo where it is the visitor. */
function FoldedSupply({ rule }: { rule: SupplyRule }) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  if (!ownPhoto(rule).isTaken) return <SupplyCard rule={rule} />;
  return (
    <Fold title={kindTitle(t, supplyName(rule.supply))}>
      <SupplyCard rule={rule} />
    </Fold>
  );
}

function FoldedWithPhoto({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return isFolded ? <Fold title={t('requirements.all')}>{children}</Fold> : children;
}

function isSmallChild({ isChild, ageYears }: Subject): boolean {
  return isChild && (ageYears ?? 0) < 5;
}

const ofNoCountry = 'ZZ';

const withoutRule: OwnPhoto = { isTaken: true, isUnknown: false, exceptions: [], hasStudioFile: false };

function gateOf({ way }: Choices, rule: SupplyRule | undefined) {
  const own = rule ? ownPhoto(rule) : withoutRule;
  return { own, isShut: !mayMake(own, way) };
}

function OriginalNotice({ state, onReload }: { state: OriginalState; onReload: () => void }) {
  const { t } = useTranslation();
  switch (state) {
    case 'none':
      return null;
    case 'loading':
      return <Waiting />;
    case 'gone':
      return (
        <Notice title={t('original.gone.title')}>
          <p className="text-ink-soft">{t('original.gone.body')}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice title={t('original.failed')}>
          <Button className="mt-1 justify-self-start" onClick={onReload}>
            {t('result.retry')}
          </Button>
        </Notice>
      );
  }
}

/** The document that the others of a set are chosen beside; null before a country is chosen and for a document of none. */
function mainDocument({ countryCode, documentType, variant }: Choices): DocumentName | null {
  if (countryCode === null || countryCode === ofNoCountry) return null;
  return { countryCode, documentType, ...(variant !== null && { variant }) };
}
