import type { PhotoReportAnswer } from '@vesika/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { CropMarks } from '../../../components/crop-marks.tsx';
import { Flag } from '../../../components/flag.tsx';
import { Icon } from '../../../components/icon.tsx';
import { usePurchaseDialog } from '../../dashboard/purchase-dialog-context.tsx';
import { PhotoTags } from '../../gallery/photo/photo-tags.tsx';
import { remakeAddress } from '../../gallery/photo/remake-address.ts';
import { usePhotoWords } from '../../gallery/photo/use-photo-words.ts';
import { Downloads } from '../../photo-files/downloads.tsx';
import { ChangesList } from '../changes-list.tsx';
import { failedChecks } from '../failed-checks.ts';
import { QuestionsPanel } from '../questions/questions-panel.tsx';
import { ReportSection } from '../report-section.tsx';
import type { ReportedPhoto } from '../reported-photo.ts';
import { RetakeList } from '../retake-list.tsx';
import { VerdictPanel } from '../verdict-panel.tsx';
import { Certificate } from './certificate.tsx';
import { ReportColumns } from './report-columns.tsx';
import { RulesNotice } from './rules-notice.tsx';
import { UnlockPart } from './unlock-part.tsx';

const ProofSection = lazy(() => import('../../proof/proof-section.tsx'));

/** Verdict first, then what to do and what only the person knows; every check after that. */
export function PhotoReport({ answer }: { answer: PhotoReportAnswer }) {
  const { t } = useTranslation('report');
  const { photo, rulesChange, ...rest } = answer;
  const words = usePhotoWords(photo);
  const purchase = usePurchaseDialog();
  const reported: ReportedPhoto = { ...rest, photoId: photo.photoId };
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
            <VerdictPanel photo={reported} madeOn={new Date(photo.processedAt)} />
            <RetakeList report={rest.report} />
            {photo.state === 'preview' ? (
              <UnlockPart photoId={photo.photoId} failed={failed} />
            ) : (
              <Downloads photo={photo} usable={failed.length === 0} onBuy={purchase.open} />
            )}
            <Certificate photo={photo} />
          </>
        }
      />
      <QuestionsPanel photo={reported} />
      <ReportSection photo={reported} address={photo.pictureUrl} />
      <ChangesList changes={rest.report.changes} />
      <Suspense>
        <ProofSection
          report={rest.report}
          placement={rest.report.placement}
          originalUrl={photo.originalUrl}
          resultUrl={photo.pictureUrl}
          proofUrl={rest.proofUrl}
          watermarked={photo.state === 'preview'}
        />
      </Suspense>
    </div>
  );
}
