import { type Check, questionOf } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { useReportWords } from '../shell/i18n/use-report-words.ts';
import { CheckPicture } from './check-picture.tsx';
import { answerText } from './questions/answer-text.ts';
import { goToQuestion } from './questions/question-card.tsx';
import type { ReportedPhoto } from './reported-photo.ts';
import { RetakeTip } from './retake-tip.tsx';
import { CheckSource } from './values/check-source.tsx';

interface CheckDetailsProps {
  check: Check;
  photo: ReportedPhoto;
  address: string;
}

export function CheckDetails({ check, photo, address }: CheckDetailsProps) {
  const { t } = useTranslation(['web', 'engine', 'report']);
  const { id, verdict, evidence } = check;
  const advice = useReportWords().advice(check);
  const answer = answerText(t, photo.answers, id);
  const question = questionOf(check);
  return (
    <div className="grid gap-3 pb-5 ps-7 text-sm">
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 flex-1 gap-2">
          {advice && <p className="font-medium">{advice}</p>}
          {verdict === 'undetermined' && check.value !== null && <p>{t('report:row.doubt')}</p>}
          {question && (
            <Button className="justify-self-start" onClick={() => goToQuestion(question)}>
              {t('report:row.answer')}
            </Button>
          )}
          {evidence === 'stated' && answer && (
            <p className="font-medium">{t('report:row.toldUs', { answer })}</p>
          )}
          <p className="text-ink-soft">{t(`engine:checks.${id}.about`)}</p>
          <p className="text-xs text-ink-soft">
            <span className="sr-only">{`${t('report.source')}: `}</span>
            <CheckSource source={check.source} />
          </p>
        </div>
        {verdict !== 'pass' && <RetakeTip check={check} />}
      </div>
      <CheckPicture photo={photo} address={address} check={check} className="max-w-48 @3xl/section:hidden" />
    </div>
  );
}
