import { useQuery } from '@tanstack/react-query';
import type { PaidBy, ProcessedPhoto } from '@vesika/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { packagesHeldQuery } from '../../../api/active-package.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { countryName } from '../../../i18n/country-names.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OnBuy } from '../../../photo/files/buy-action.tsx';
import { Downloads } from '../../../photo/files/downloads.tsx';
import { photoQuery } from '../../../photo/files/photo-query.ts';
import { PrimaryPhotoAction } from '../../../photo/purchase/primary-photo-action.tsx';
import { PurchaseNotice } from '../../../photo/purchase/purchase-notice.tsx';
import { ChangesList } from '../../../photo/report/changes-list.tsx';
import { failedChecks } from '../../../photo/report/failed-checks.ts';
import { QuestionsPanel } from '../../../photo/report/questions/questions-panel.tsx';
import { ReportSection } from '../../../photo/report/report-section.tsx';
import { useReportedPhoto } from '../../../photo/report/use-reported-photo.ts';
import { VerdictPanel } from '../../../photo/report/verdict-panel.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { UnlockPanel } from '../unlock/unlock-panel.tsx';
import { asItStands } from './as-it-stands.ts';
import { Comparison } from './comparison.tsx';
import { WhatToDo } from './what-to-do.tsx';

interface ResultViewProps {
  photo: ProcessedPhoto;
  originalAddress: string;
  onAgain: () => void;
  /** Present where the photo was only cropped. */
  onFull: (() => void) | null;
  onBuy: OnBuy;
  /** Further things to do with the picture, in a row beneath it. */
  actions?: ReactNode;
}

export default function ResultView(props: ResultViewProps) {
  const { photo, originalAddress, onAgain, onFull, onBuy, actions } = props;
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const { status } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [madeOn] = useState(() => new Date());
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
  const resultName = t(isPreview ? 'result.preview' : 'result.processed');
  return (
    <div className="grid gap-y-12">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_22rem] @6xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="@max-4xl:contents @4xl:grid @4xl:gap-10">
          <div className="grid gap-5">
            <header>
              <p className="text-sm text-ink-soft">
                {`${countryName(language, countryCode)} · ${t(`engine:documents.${documentType as 'passport'}`)}`}
              </p>
              <h1
                ref={heading}
                tabIndex={-1}
                aria-describedby="verdict"
                className="text-3xl font-bold outline-none sm:text-4xl"
              >
                {t(usable ? 'result.heading' : 'result.headingOpen')}
              </h1>
            </header>
            <Comparison
              originalAddress={originalAddress}
              photo={photo}
              resultAddress={now.pictureAddress}
              resultName={resultName}
            />
            {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
          </div>
          <div className={`empty:hidden ${usable ? '@max-4xl:order-2' : '@max-4xl:order-3'}`}>
            <QuestionsPanel photo={reported} address={now.pictureAddress} />
          </div>
        </div>
        <div className="@max-4xl:contents @4xl:grid @4xl:gap-7 @4xl:pt-20">
          <div className="@max-4xl:order-1">
            <VerdictPanel photo={reported} madeOn={madeOn} />
          </div>
          <div className={`grid gap-7 ${usable ? '@max-4xl:order-3' : '@max-4xl:order-2'}`}>
            <PurchaseNotice photoId={photo.photoId} />
            <WhatToDo report={reported.report} onAgain={isPreview ? null : onAgain} onFull={onFull} />
            {isPreview ? (
              <UnlockPanel
                photo={{ ...now, photoId: photo.photoId, state: 'preview' }}
                reason={photo.previewReason ?? 'no-package'}
                failed={failed}
                next={`/dashboard/${documentType}?photo=${photo.photoId}`}
                onAgain={onAgain}
                onBuy={onBuy}
              />
            ) : (
              <div className="grid gap-3">
                <PrimaryPhotoAction
                  photo={{ ...now, photoId: photo.photoId }}
                  reason="no-package"
                  failed={failed}
                  next="/dashboard/gallery"
                />
                <Downloads
                  photo={{ ...now, photoId: photo.photoId, countryCode }}
                  usable={false}
                  onBuy={onBuy}
                />
                {now.paidBy && <PaidLine paidBy={now.paidBy} />}
              </div>
            )}
            {usable && (
              <Button onClick={onAgain}>
                <Icon name="again" />
                {t('result.again')}
              </Button>
            )}
          </div>
          <div className="@max-4xl:order-4">
            <ChangesList changes={photo.report.changes} />
          </div>
        </div>
      </div>
      <ReportSection photo={reported} address={now.pictureAddress} />
    </div>
  );
}

/** What was taken for the photo, and what is left. */
function PaidLine({ paidBy }: { paidBy: PaidBy }) {
  const { t } = useTranslation();
  const { data, isFetching } = useQuery(packagesHeldQuery);
  // While it is asked for, the number on file is the one from before.
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
