import { useQuery } from '@tanstack/react-query';
import type { PaidBy, ProcessedPhoto } from '@vesika/contract';
import type { CheckId, PhotoReport } from '@vesika/report';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Downloads } from '../../../buy/files/downloads.tsx';
import { usePhoto } from '../../../buy/files/photo-query.ts';
import { HumanCheck } from '../../../buy/human-check.tsx';
import { PrimaryPhotoAction } from '../../../buy/primary-photo-action.tsx';
import { PurchaseNotice } from '../../../buy/purchase-notice.tsx';
import { Button } from '../../../components/button.tsx';
import { Chevron } from '../../../components/chevron.tsx';
import { Icon } from '../../../components/icon.tsx';
import { orderPhotos } from '../../../photo/people/order-photos.ts';
import { PersonNameField } from '../../../photo/people/person-name-field.tsx';
import { ChangesList } from '../../../report/changes-list.tsx';
import { failedChecks } from '../../../report/failed-checks.ts';
import { QuestionsPanel } from '../../../report/questions/questions-panel.tsx';
import { ReportSection } from '../../../report/report-section.tsx';
import { useReportedPhoto } from '../../../report/reported-photo.ts';
import { packagesHeldQuery } from '../../../shell/api/active-package.ts';
import { countryName } from '../../../shell/i18n/country-names.ts';
import { dotted } from '../../../shell/i18n/dotted.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { forgetShownPhoto, rememberShownPhoto } from '../../../shell/session/begun-photo.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import { useWizard } from '../machine/use-wizard.ts';
import type { PhotoRequest } from '../photo-request.ts';
import { OrderPanel, useSoldSet } from '../set/order-panel.tsx';
import { SetPanel } from '../set/set-panel.tsx';
import { asItStands } from './as-it-stands.ts';
import { MoreWays, SignatureLink } from './more-ways.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { panelId, type ToolPanel, ToolRow } from './tool-row.tsx';
import { VerdictSentence } from './verdict-sentence.tsx';
import { otherWay, WhatToDo } from './what-to-do.tsx';

interface ResultViewProps {
  photo: ProcessedPhoto;
  request: PhotoRequest;
  onAdjust: (() => void) | null;
  onProof: () => void;
}

export default function ResultView({ photo, request, onAdjust, onProof }: ResultViewProps) {
  const { state, onBuy, startOver, addPerson, makeAgain } = useWizard();
  const { t } = useTranslation(['web', 'engine', 'adjust', 'family']);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shows, setShows] = useState({ before: photo.state === 'preview', lines: false });
  const [panel, setPanel] = useState<ToolPanel | null>(null);
  const [pointed, setPointed] = useState<CheckId | null>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const inAccount = usePhoto(photo.photoId);
  const now = asItStands(photo, inAccount.data);
  const isPreview = now.state === 'preview';
  const { countryCode, documentType, widthMm, heightMm } = photo.requirement;
  const { widthPx, heightPx } = photo.report.photo;
  const { photoId } = photo;
  const { pictureAddress } = now;
  useEffect(() => {
    if (isPreview) rememberShownPhoto({ photoId, address: pictureAddress, ratio: widthPx / heightPx });
    else forgetShownPhoto();
  }, [isPreview, photoId, pictureAddress, widthPx, heightPx]);
  const words = useReportWords();
  const reported = useReportedPhoto(photo);
  const failed = failedChecks(reported.report).map(({ id }) => id);
  const usable = failed.length === 0;
  // A photo that has to be taken again needs no answers, unless one of them made it fail.
  const asksQuestions = usable || !isPreview || Object.keys(reported.answers).length > 0;
  const file = { ...now, photoId: photo.photoId, countryCode };
  const next = `/dashboard/${documentType}?photo=${photo.photoId}`;
  const ways = {
    onFull: request.cropOnly ? () => makeAgain({ ...request, cropOnly: false }) : null,
    onCropOnly: request.cropOnly ? null : () => makeAgain({ ...request, cropOnly: true }),
  };
  const set = useSoldSet(photoId);
  const way = usable ? null : otherWay(reported.report, ways);
  const action = (
    <PrimaryPhotoAction
      photo={file}
      failed={failed}
      next={next}
      set={set}
      termsFor={dotted([words.millimetres(widthMm, heightMm), words.pixels(widthPx, heightPx)])}
    />
  );
  const further = (
    <>
      {(usable || !isPreview || request.also.length > 0) && (
        <SetPanel photo={photo} request={request} suggests={usable} />
      )}
      <OrderPanel photoId={photo.photoId} />
      {inAccount.data && (
        <PersonNameField
          key={inAccount.data.personName}
          photoId={photo.photoId}
          name={inAccount.data.personName}
        />
      )}
      <Button className="justify-self-start bg-sheet" onClick={() => addPerson(photo.photoId)}>
        <Icon name="person" />
        {t('family:order.add')}
      </Button>
      {request.documentType === 'other' && <SignatureLink photoId={isPreview ? null : photo.photoId} />}
    </>
  );
  return (
    <div className="grid animate-fade grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-3 @4xl:gap-y-4 @4xl:grid-cols-[minmax(0,1fr)_24rem] @4xl:pt-8">
      <div className="@4xl:sticky @4xl:top-6">
        <PhotoStage
          photo={reported}
          address={now.pictureAddress}
          originalAddress={request.original.address}
          name={t(isPreview ? 'result.preview' : 'result.processed')}
          shows={shows}
          withReport={panel === 'report'}
          pointed={pointed}
        />
      </div>
      <div className="@max-4xl:contents @4xl:grid @4xl:gap-4">
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${usable ? '' : '@max-4xl:order-first'}`}>
          <div className="empty:hidden">
            <PurchaseNotice photoId={photo.photoId} />
          </div>
          <header>
            <p className="text-sm text-ink-soft @max-4xl:sr-only">
              {`${countryName(language, countryCode)} · ${t(`engine:documents.${documentType as 'passport'}`)}`}
            </p>
            <h1
              ref={heading}
              tabIndex={-1}
              id="verdict"
              className={`text-lg leading-snug font-semibold outline-none sm:text-2xl ${usable ? '' : 'pt-4 @4xl:pt-0'}`}
            >
              <span className="sr-only">{`${t(usable ? 'result.heading' : 'result.headingOpen')} `}</span>
              <VerdictSentence report={reported.report} />
            </h1>
          </header>
          {!usable && (
            <WhatToDo
              report={reported.report}
              ofChild={state.subject.isChild}
              onAgain={startOver}
              {...ways}
              anyway={isPreview && action}
            />
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="grid gap-2">
            {(usable || !isPreview) && action}
            {!isPreview && now.paidBy && <PaidLine paidBy={now.paidBy} />}
            <div className="grid auto-cols-fr grid-flow-col gap-2 empty:hidden">
              {onAdjust && (
                <Button className="bg-sheet" onClick={onAdjust}>
                  <Icon name="enlarge" />
                  {t('result.tools.adjust')}
                </Button>
              )}
              {usable && (
                <Button className="bg-sheet" onClick={startOver}>
                  <Icon name="again" />
                  {t('result.again')}
                </Button>
              )}
            </div>
            <ToolRow shows={shows} onShow={setShows} panel={panel} onPanel={setPanel} />
            <BrushOffer report={reported.report} />
          </div>
          <div id={panelId('changes')} hidden={panel !== 'changes'}>
            <div className="grid justify-items-start gap-4">
              <ChangesList changes={photo.report.changes} />
              <Button onClick={onProof}>
                <Icon name="eye" />
                {t('adjust:proof.action')}
              </Button>
            </div>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @max-4xl:order-last">
            {asksQuestions && (
              <div className="empty:hidden">
                <QuestionsPanel
                  photo={reported}
                  address={now.pictureAddress}
                  originalAddress={request.original.address}
                />
              </div>
            )}
            {!isPreview && (
              <>
                <Downloads photo={file} usable={false} onBuy={onBuy} />
                <HumanCheck photoId={photo.photoId} />
              </>
            )}
          </div>
          <div id={panelId('report')} hidden={panel !== 'report'}>
            <ReportSection photo={reported} address={now.pictureAddress} onPoint={setPointed} />
          </div>
          <div className="grid gap-3 @max-4xl:order-last">
            {isPreview ? (
              <More
                isOpen={request.also.length > 0 || orderPhotos().some((id) => id !== photo.photoId)}
                title={t('result.more')}
              >
                {way !== null && way !== 'anyway' && action}
                <MoreWays countryCode={countryCode} picture={request.original.address} onBuy={onBuy} />
                {further}
              </More>
            ) : (
              further
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

interface MoreProps {
  title: string;
  /** Whether something in it was asked for before. */
  isOpen: boolean;
  children: ReactNode;
}

/** Everything that is not needed for one photo, until it is paid for. */
function More({ title, isOpen, children }: MoreProps) {
  return (
    <details open={isOpen || undefined} className="border-y border-line">
      <summary className="flex min-h-12 list-none items-center justify-between font-medium hover:bg-ink/4 [&::-webkit-details-marker]:hidden">
        {title}
        <Chevron className="text-ink-soft" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}

function PaidLine({ paidBy }: { paidBy: PaidBy }) {
  const { t } = useTranslation();
  const { data, isFetching } = useQuery(packagesHeldQuery);
  // During a refetch the cached balance predates this payment.
  const left = isFetching ? undefined : data?.balance.creditsRemaining;
  // Visitors who bought one photo do not know the word credit.
  const isGuest = useSession().status === 'guest';
  if (isGuest && paidBy === 'credit' && !left && left !== null) return null;
  const text = () => {
    if (paidBy !== 'credit') return t(`paid.${paidBy}`);
    if (left === null) return t('paid.unlimited');
    return left === undefined ? t('paid.credit') : t('paid.creditLeft', { count: left });
  };
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Icon name="check" className="shrink-0 text-pass" />
      {text()}
    </p>
  );
}

/**
 * Suggests the brush if the cut-out is in doubt, because touching it up is quicker than a new photo in front of a plain
 * wall.
 */
function BrushOffer({ report: { checks, placement } }: { report: PhotoReport }) {
  const { t, ready } = useTranslation('adjust');
  const isOpen = checks.some(({ id, verdict }) => id === 'cut-out' && verdict !== 'pass');
  if (!ready || !isOpen || !placement) return null;
  return (
    <p className="text-sm text-ink-soft">
      {t('touchUp.offered', { adjust: t('editor.title'), touchUp: t('touchUp.touchUp') })}
    </p>
  );
}
