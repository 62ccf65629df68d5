import type { CheckedPhoto } from '@vesika/contract';
import type { PhotoCheck, PhotoReport } from '@vesika/report';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { useDocumentTitle } from '../../../photo/set/use-document-title.ts';
import { QuestionPicture } from '../../../report/check-picture.tsx';
import { LineLabels, MeasuredLines } from '../../../report/drawings/measured-lines.tsx';
import { failedChecks } from '../../../report/failed-checks.ts';
import { QuestionList } from '../../../report/questions/question-list.tsx';
import { shownQuestions } from '../../../report/questions/shown-questions.ts';
import { ReportSection } from '../../../report/report-section.tsx';
import type { ReportedPhoto } from '../../../report/reported-photo.ts';
import { RetakeList } from '../../../report/retake-list.tsx';
import { ChildField } from '../../../take/original/check/child-field.tsx';
import { Headline } from './headline.tsx';
import { isFixable } from './is-fixable.ts';
import { MeaningLine } from './meaning-line.tsx';
import { NextSteps } from './next-steps.tsx';
import { OriginalResult } from './original-result.tsx';
import { ResultColumns } from './result-columns.tsx';
import type { ResultProps } from './result-props.ts';

interface CheckResultProps extends ResultProps {
  checked: CheckedPhoto;
  supply: ReactNode;
}

export default function CheckResult({ checked, supply, ...props }: CheckResultProps) {
  const { check, requirement } = checked;
  return (
    <>
      <div className="max-w-2xl empty:hidden">{supply}</div>
      {check.meaning === 'finished' ? (
        <FinishedResult {...props} check={check} requirement={requirement} />
      ) : (
        <OriginalResult {...props} check={check} />
      )}
    </>
  );
}

interface FinishedResultProps extends ResultProps {
  check: Extract<PhotoCheck, { meaning: 'finished' }>;
  requirement: CheckedPhoto['requirement'];
}

function FinishedResult({ check, requirement, ...props }: FinishedResultProps) {
  const { picture, questions, canMake, onMeaning, onDocument } = props;
  const isOther = otherDocument(check, requirement);
  const title = useDocumentTitle()(isOther ?? requirement);
  const { t } = useTranslation(['check', 'original']);
  const { report } = check;
  const { address } = picture;
  const photo: ReportedPhoto = { report, requirement, answers: questions.answers };
  const failed = failedChecks(report);
  const offersFix = canMake && isFixable(failed);
  const verdict = failed.length > 0 ? 'fail' : report.ok ? 'pass' : 'undetermined';
  return (
    <ResultColumns
      picture={<MeasuredPicture report={report} address={address} alt={t('finished.alt')} />}
      words={
        <>
          <div className="grid gap-3">
            <Headline verdict={verdict}>{verdictText(t, report)}</Headline>
            {report.ok && canMake && <p>{t('finished.submit')}</p>}
            {isOther && (
              <Notice title={t('finished.madeFor', { document: title })}>
                <Button className="mt-1 justify-self-start" onClick={() => onDocument(isOther)}>
                  {t('finished.checkFor')}
                </Button>
              </Notice>
            )}
            <MeaningLine check={check} isFitted={picture.isFitted} onMeaning={onMeaning} />
          </div>
          <RetakeList report={report} />
          <NextSteps {...props} offer={offersFix ? 'fix' : null}>
            {canMake && failed.length > 0 && (
              <p className="text-sm text-ink-soft">
                {!offersFix && `${t('original:check.retakeAbout')} `}
                {t('finished.original')}
              </p>
            )}
          </NextSteps>
          <ChildField rules={props.childRules} subject={props.subject} onChange={props.onSubject} />
        </>
      }
      below={
        <>
          <QuestionList
            ids={shownQuestions(report, questions.answers)}
            {...questions}
            pictureOf={(id) => <QuestionPicture id={id} photo={photo} address={address} />}
          />
          <ReportSection photo={photo} address={address} about={t('finished.about')} />
        </>
      }
    />
  );
}

/** The document that a file of ours was made for, unless it is the one it was checked for. */
function otherDocument(
  { madeFor }: FinishedResultProps['check'],
  { countryCode, documentType, variant }: CheckedPhoto['requirement'],
) {
  if (!madeFor) return undefined;
  const isSame =
    madeFor.countryCode === countryCode &&
    madeFor.documentType === documentType &&
    madeFor.variant === variant;
  return isSame ? undefined : madeFor;
}

function verdictText(t: TFunction<['check', 'original']>, report: PhotoReport): string {
  const failed = failedChecks(report).length;
  const unsure = report.checks.filter(({ verdict }) => verdict === 'undetermined').length;
  if (failed > 0) return t('finished.failed', { count: failed });
  return unsure > 0 ? t('finished.unsure', { count: unsure }) : t('finished.passed');
}

function MeasuredPicture({ report, address, alt }: { report: PhotoReport; address: string; alt: string }) {
  const { widthPx, heightPx } = report.photo;
  return (
    <figure
      dir="ltr"
      className="relative w-full max-w-[17rem] @4xl:max-w-[24rem]"
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      <CropMarks />
      <img src={address} alt={alt} className="absolute inset-0 size-full bg-sheet outline outline-line" />
      <MeasuredLines {...report} />
      <LineLabels {...report} />
    </figure>
  );
}
