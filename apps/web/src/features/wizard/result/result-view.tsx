import { useQuery } from '@tanstack/react-query';
import type { PaidBy, ProcessedPhoto } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { packagesHeldQuery } from '../../../api/active-package.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { countryName } from '../../../i18n/country-names.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { PersonNameField } from '../../../photo/people/person-name-field.tsx';
import type { OnBuy } from '../../../purchase/files/buy-action.tsx';
import { Downloads } from '../../../purchase/files/downloads.tsx';
import { photoQuery } from '../../../purchase/files/photo-query.ts';
import { PurchaseNotice } from '../../../purchase/purchase-notice.tsx';
import { ChangesList } from '../../../report-view/changes-list.tsx';
import { failedChecks } from '../../../report-view/failed-checks.ts';
import { QuestionsPanel } from '../../../report-view/questions/questions-panel.tsx';
import { ReportSection } from '../../../report-view/report-section.tsx';
import { useReportedPhoto } from '../../../report-view/use-reported-photo.ts';
import { useSession } from '../../../session/session-provider.tsx';
import type { PhotoOrder } from '../photo-order.ts';
import { OrderPanel } from '../set/order-panel.tsx';
import { SetPanel } from '../set/set-panel.tsx';
import { MoreWays } from '../unlock/more-ways.tsx';
import { asItStands } from './as-it-stands.ts';
import { BrushOffer } from './brush-offer.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { PrimarySlot } from './primary-slot.tsx';
import { panelId, type ToolPanel, ToolRow } from './tool-row.tsx';
import { VerdictSentence } from './verdict-sentence.tsx';
import { WhatToDo } from './what-to-do.tsx';

interface ResultViewProps {
  photo: ProcessedPhoto;
  order: PhotoOrder;
  originalAddress: string;
  ofChild: boolean;
  onAgain: () => void;
  /** Starts the next person's photo. */
  onAddPerson: (photoId: string) => void;
  /** Present if the photo was only cropped. */
  onFull: (() => void) | null;
  onBuy: OnBuy;
  /** Null if the frame cannot be moved. */
  onAdjust: (() => void) | null;
  /** Opens the proof of what was done to the original. */
  onProof: () => void;
}

/**
 * Shows the photo, one sentence and one button; everything else is one tap away. On a phone, failed checks come before
 * the photo.
 */
export default function ResultView(props: ResultViewProps) {
  const { photo, order, originalAddress, ofChild, onAgain, onAddPerson, onFull, onBuy } = props;
  const { onAdjust, onProof } = props;
  const { t } = useTranslation(['web', 'engine', 'adjust', 'family']);
  const language = useLanguage();
  const { status } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shows, setShows] = useState({ before: false, lines: false });
  const [panel, setPanel] = useState<ToolPanel | null>(null);
  const [pointed, setPointed] = useState<CheckId | null>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const inAccount = useQuery({
    ...photoQuery(photo.photoId),
    enabled: status === 'signed-in' || status === 'guest',
  });
  const now = asItStands(photo, inAccount.data);
  const { countryCode, documentType } = photo.requirement;
  const reported = useReportedPhoto(photo);
  const failed = failedChecks(reported.report).map(({ id }) => id);
  const usable = failed.length === 0;
  const isPreview = now.state === 'preview';
  return (
    <div className="grid animate-fade grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-4 @4xl:grid-cols-[minmax(0,1fr)_24rem] @4xl:pt-8">
      <div className={`@4xl:sticky @4xl:top-6 ${usable ? '' : '@max-4xl:order-2'}`}>
        <PhotoStage
          photo={reported}
          address={now.pictureAddress}
          originalAddress={originalAddress}
          name={t(isPreview ? 'result.preview' : 'result.processed')}
          shows={shows}
          pointed={pointed}
        />
      </div>
      <div className="@max-4xl:contents @4xl:grid @4xl:gap-4">
        <div className="empty:hidden @max-4xl:order-1">
          <PurchaseNotice photoId={photo.photoId} />
        </div>
        <header className="@max-4xl:order-1">
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
          <div className="@max-4xl:order-1">
            <WhatToDo report={reported.report} ofChild={ofChild} onAgain={onAgain} onFull={onFull} />
          </div>
        )}
        <div className="grid gap-2.5 @max-4xl:order-3">
          <PrimarySlot
            photo={{ ...now, photoId: photo.photoId, countryCode }}
            failed={failed}
            next={`/dashboard/${documentType}?photo=${photo.photoId}`}
          />
          {!isPreview && now.paidBy && <PaidLine paidBy={now.paidBy} />}
          <ToolRow shows={shows} onShow={setShows} panel={panel} onPanel={setPanel} onAdjust={onAdjust} />
          <BrushOffer report={reported.report} />
        </div>
        <div id={panelId('changes')} hidden={panel !== 'changes'} className="@max-4xl:order-4">
          <div className="grid justify-items-start gap-4">
            <ChangesList changes={photo.report.changes} />
            <Button onClick={onProof}>
              <Icon name="eye" />
              {t('adjust:proof.action')}
            </Button>
          </div>
        </div>
        <div className="empty:hidden @max-4xl:order-5">
          <QuestionsPanel photo={reported} address={now.pictureAddress} />
        </div>
        <div className="grid gap-3 @max-4xl:order-6">
          {isPreview && <MoreWays countryCode={countryCode} onBuy={onBuy} />}
          {!isPreview && (
            <Downloads photo={{ ...now, photoId: photo.photoId, countryCode }} usable={false} onBuy={onBuy} />
          )}
        </div>
        <div
          id={panelId('report')}
          className={`@4xl:pt-6 @max-4xl:order-4 ${panel === 'report' ? '' : '@max-4xl:hidden'}`}
        >
          <ReportSection photo={reported} address={now.pictureAddress} onPoint={setPointed} />
        </div>
        <div className="grid gap-3 @max-4xl:order-7 @4xl:pt-6">
          <SetPanel photo={photo} order={order} />
          <OrderPanel photoId={photo.photoId} next={`/dashboard/${documentType}?photo=${photo.photoId}`} />
          {inAccount.data && (
            <PersonNameField
              key={inAccount.data.personName}
              photoId={photo.photoId}
              name={inAccount.data.personName}
            />
          )}
          <div className="grid gap-2 sm:@max-4xl:grid-cols-2">
            <Button className="bg-sheet" onClick={() => onAddPerson(photo.photoId)}>
              <Icon name="person" />
              {t('family:order.add')}
            </Button>
            {usable && (
              <Button onClick={onAgain}>
                <Icon name="again" />
                {t('result.again')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Shows how the photo was paid for and how many credits remain. */
function PaidLine({ paidBy }: { paidBy: PaidBy }) {
  const { t } = useTranslation();
  const { data, isFetching } = useQuery(packagesHeldQuery);
  // During a refetch the cached balance predates this payment.
  const left = isFetching ? undefined : data?.balance.creditsRemaining;
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
