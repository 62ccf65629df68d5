import type { OriginalReport, PhotoCheck } from '@vesika/report';
import { isQuestion } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { ChildField } from '../../../original/check/child-field.tsx';
import { OriginalCheck } from '../../../original/check/original-check.tsx';
import { QuestionList } from '../../../report-view/questions/question-list.tsx';
import { Headline } from './headline.tsx';
import { MeaningLine } from './meaning-line.tsx';
import { NextSteps } from './next-steps.tsx';
import { OriginalValues } from './original-values.tsx';
import { ResultColumns } from './result-columns.tsx';
import type { ResultProps } from './result-props.ts';

interface OriginalResultProps extends ResultProps {
  check: Extract<PhotoCheck, { meaning: 'original' }>;
}

export function OriginalResult({ check, ...props }: OriginalResultProps) {
  const { picture, order, isAnswering, canMake, subject, onMeaning, onAnswer } = props;
  const { t } = useTranslation('check');
  const { original } = check;
  const retaken = original.findings.filter(({ remedy }) => remedy === 'retake').length;
  const asked = original.findings
    .filter(({ id, remedy }) => remedy === 'ask' || order.answers[id as 'glasses'] !== undefined)
    .flatMap(({ id }) => (isQuestion(id) ? [id] : []));
  return (
    <ResultColumns
      picture={<FoundFace original={original} address={picture.address} alt={t('original.alt')} />}
      words={
        <>
          <div className="grid gap-3">
            <Headline mark={retaken > 0 ? 'fail' : 'pass'}>
              {retaken > 0 ? t('original.retake', { count: retaken }) : t('original.fine')}
            </Headline>
            <MeaningLine check={check} isFitted={picture.isFitted} onMeaning={onMeaning} />
          </div>
          <NextSteps {...props} offer={canMake && retaken === 0 ? 'make' : null} />
          <OriginalCheck original={original} ofChild={subject.isChild} offersReplacing={false} />
          <ChildField rules={props.childRules} subject={props.subject} onChange={props.onSubject} />
        </>
      }
      below={
        <>
          <QuestionList
            asked={asked}
            answers={order.answers}
            sending={isAnswering ? order.answers : {}}
            isSaved={!isAnswering && Object.keys(order.answers).length > 0}
            onAnswer={onAnswer}
          />
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
