import { type GalleryPhoto, type PhotoReportAnswer, requestLine } from '@vesika/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Downloads } from '../../buy/files/downloads.tsx';
import { SaveButton } from '../../buy/files/save-button.tsx';
import { HumanCheck } from '../../buy/human-check.tsx';
import { usePurchaseDialog } from '../../buy/plans/purchase-dialog-context.tsx';
import { PrimaryPhotoAction } from '../../buy/primary-photo-action.tsx';
import { PurchaseNotice } from '../../buy/purchase-notice.tsx';
import { buttonClass } from '../../components/button.tsx';
import { Flag } from '../../components/flag.tsx';
import { Icon } from '../../components/icon.tsx';
import { CropMarks } from '../../drawings/crop-marks.tsx';
import { PhotoTags } from '../../photo/photo-tags.tsx';
import { remakeAddress } from '../../photo/remake-address.ts';
import { usePhotoWords } from '../../photo/use-photo-words.ts';
import { ChangesList } from '../../report/changes-list.tsx';
import { failedChecks } from '../../report/failed-checks.ts';
import { QuestionsPanel } from '../../report/questions/questions-panel.tsx';
import { ReportSection } from '../../report/report-section.tsx';
import type { MadeReportedPhoto } from '../../report/reported-photo.ts';
import { RetakeList } from '../../report/retake-list.tsx';
import { VerdictPanel } from '../../report/verdict-panel.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { RenewalReminder } from './renewal-reminder.tsx';
import { ReportColumns } from './report-columns.tsx';
import { RulesNotice } from './rules-notice.tsx';

const ProofSection = lazy(() => import('../../report/proof/proof-section.tsx'));

export function PhotoReport({ answer }: { answer: PhotoReportAnswer }) {
  const { t } = useTranslation('report');
  const { photo, rulesChange, ...rest } = answer;
  const words = usePhotoWords(photo);
  const purchase = usePurchaseDialog();
  const reported: MadeReportedPhoto = { ...rest, photoId: photo.photoId };
  const failed = failedChecks(rest.report).map(({ id }) => id);
  return (
    <div className="@container grid gap-y-12">
      <header>
        <p className="text-sm text-ink-soft">{t('page.made', { date: words.moment })}</p>
        <h1 className="flex flex-wrap items-center gap-x-3 text-3xl font-bold sm:text-4xl">
          <Flag code={photo.countryCode} />
          {words.country}
        </h1>
        <p className="text-ink-soft">{`${words.document} · ${words.size}`}</p>
        <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
          <PhotoTags photo={photo} />
        </p>
      </header>
      {rulesChange && (
        <RulesNotice change={rulesChange}>
          {photo.originalUrl !== null && (
            <Link to={remakeAddress(photo)} className={`${buttonClass()} justify-self-start bg-sheet`}>
              <Icon name="again" />
              {t('page.remake')}
            </Link>
          )}
        </RulesNotice>
      )}
      <ReportColumns
        picture={
          <div
            className="relative bg-line/60"
            style={{ aspectRatio: `${rest.report.photo.widthPx} / ${rest.report.photo.heightPx}` }}
          >
            <CropMarks />
            <img src={photo.pictureUrl} alt={words.picture} className="absolute inset-0 size-full" />
          </div>
        }
        words={
          <>
            <PurchaseNotice photoId={photo.photoId} />
            <VerdictPanel photo={reported} madeOn={new Date(photo.processedAt)} />
            <RetakeList report={rest.report} />
            {photo.state === 'preview' ? (
              <PrimaryPhotoAction
                photo={photo}
                failed={failed}
                next="/dashboard/gallery"
                termsFor={words.size}
              />
            ) : (
              <Downloads photo={photo} usable={failed.length === 0} onBuy={purchase.open} />
            )}
            {photo.state !== 'preview' && <HumanCheck photoId={photo.photoId} />}
            <Certificate photo={photo} />
          </>
        }
      />
      <QuestionsPanel photo={reported} address={photo.pictureUrl} originalAddress={photo.originalUrl} />
      <ReportSection photo={reported} address={photo.pictureUrl} />
      <ChangesList changes={rest.report.changes} />
      {photo.state !== 'preview' && <RenewalReminder photoId={photo.photoId} />}
      <Suspense>
        <ProofSection
          report={rest.report}
          originalUrl={photo.originalUrl}
          resultUrl={photo.pictureUrl}
          proofUrl={rest.proofUrl}
          watermarked={photo.state === 'preview'}
        />
      </Suspense>
    </div>
  );
}

function Certificate({ photo: { photoId, countryCode, documentType, state } }: { photo: GalleryPhoto }) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  if (state === 'preview') return <p className="text-sm text-ink-soft">{t('page.certificate.locked')}</p>;
  const { url: address } = requestLine('photoCertificate', { params: { photoId }, query: { language } });
  const fileName = `vesika-${countryCode.toLowerCase()}-${documentType}-report.pdf`;
  return (
    <div className="grid gap-2">
      <SaveButton size="lg" icon="receipt" kind="file" file={{ address, fileName }}>
        {t('page.certificate.action')}
      </SaveButton>
      <p className="text-sm text-ink-soft">{t('page.certificate.about')}</p>
    </div>
  );
}
