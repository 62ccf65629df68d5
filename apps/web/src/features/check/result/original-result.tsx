import { isQuestion, type OriginalFinding, type OriginalReport, type PhotoCheck } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../../../components/chevron.tsx';
import { reportColumns } from '../../../report/check-row.tsx';
import { QuestionList } from '../../../report/questions/question-list.tsx';
import { CheckSource } from '../../../report/values/check-source.tsx';
import { MeasuredValue, PermittedValue } from '../../../report/values/check-values.tsx';
import { VerdictIcon } from '../../../report/verdict-mark.tsx';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { ChildField } from '../../../take/original/check/child-field.tsx';
import { OriginalCheck } from '../../../take/original/check/original-check.tsx';
import { Headline } from './headline.tsx';
import { MeaningLine } from './meaning-line.tsx';
import { NextSteps } from './next-steps.tsx';
import { ResultColumns } from './result-columns.tsx';
import type { ResultProps } from './result-props.ts';

interface OriginalResultProps extends ResultProps {
  check: Extract<PhotoCheck, { meaning: 'original' }>;
}

export function OriginalResult({ check, ...props }: OriginalResultProps) {
  const { picture, questions, canMake, subject, onMeaning } = props;
  const { t } = useTranslation('check');
  const { original } = check;
  const retaken = original.findings.filter(({ remedy }) => remedy === 'retake').length;
  const ids = original.findings
    .filter(({ id, remedy }) => remedy === 'ask' || questions.answers[id as 'glasses'] !== undefined)
    .flatMap(({ id }) => (isQuestion(id) ? [id] : []));
  return (
    <ResultColumns
      picture={<FoundFace original={original} address={picture.address} alt={t('original.alt')} />}
      words={
        <>
          <div className="grid gap-3">
            <Headline verdict={retaken > 0 ? 'fail' : 'pass'}>
              {retaken > 0 ? t('original.retake', { count: retaken }) : t('original.fine')}
            </Headline>
            <MeaningLine check={check} isFitted={picture.isFitted} onMeaning={onMeaning} />
          </div>
          <NextSteps {...props} offer={canMake && retaken === 0 ? 'make' : null} />
          <OriginalCheck original={original} ofChild={subject.isChild} />
          <ChildField rules={props.childRules} subject={props.subject} onChange={props.onSubject} />
        </>
      }
      below={
        <>
          <QuestionList ids={ids} {...questions} />
          <OriginalValues findings={original.findings} />
        </>
      }
    />
  );
}

function FoundFace({ original, address, alt }: { original: OriginalReport; address: string; alt: string }) {
  const { widthPx, heightPx, outlines } = original;
  return (
    <figure
      dir="ltr"
      className="relative w-full max-w-[17rem] @4xl:max-w-[26rem]"
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      <img src={address} alt={alt} className="absolute inset-0 size-full bg-sheet outline outline-line" />
      <svg
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        className="pointer-events-none absolute inset-0 size-full text-guide"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        {[outlines.face, outlines.eyeImageLeft, outlines.eyeImageRight].map((outline) => (
          <polygon
            key={outline.join()}
            points={outline.join(' ')}
            strokeWidth="1.75"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </figure>
  );
}

function OriginalValues({ findings }: { findings: readonly OriginalFinding[] }) {
  const { t } = useTranslation(['check', 'web']);
  const words = useReportWords();
  return (
    <details className="@container/report border-y border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block text-lg font-semibold">{t('original.values')}</span>
          <span className="block text-sm text-ink-soft">{t('original.valuesAbout')}</span>
        </span>
        <Chevron className="text-ink-soft" />
      </summary>
      <ul>
        {findings.map((finding) => (
          <li
            key={finding.id}
            data-check={finding.id}
            className={`items-start border-t border-line py-2.5 text-sm ${reportColumns}`}
          >
            <span className="flex items-start gap-2 font-medium @max-xl/report:col-span-3">
              <VerdictIcon verdict={finding.verdict} />
              <span>
                {words.title(finding)}
                <span className="block text-xs font-normal text-ink-soft">
                  <CheckSource source={finding.source} />
                </span>
              </span>
            </span>
            <span className="@max-xl/report:ps-7">
              <span className="block text-xs text-ink-soft">{t('web:report.value')}</span>
              <MeasuredValue check={finding} />
            </span>
            <span>
              <span className="block text-xs text-ink-soft">{t('web:report.limit')}</span>
              <PermittedValue check={finding} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
