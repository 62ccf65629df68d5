import { type Check, causesOf, type PhotoReport, questionOf, questionsOf } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { failedChecks, remarksIn } from '../../../report/failed-checks.ts';
import { dotted } from '../../../shell/i18n/dotted.ts';
import { Phrases } from '../../../shell/i18n/phrases.tsx';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';

export function VerdictSentence({ report }: { report: PhotoReport }) {
  const { t } = useTranslation(['web', 'report']);
  const words = useReportWords();
  const failed = causesOf(failedChecks(report));
  const undecided = report.checks.filter(({ verdict }) => verdict === 'undetermined');
  const asked = questionsOf(report.checks).length;
  const close = undecided.filter(({ chanceInside }) => chanceInside !== undefined);
  const unsure = causesOf(undecided.filter((check) => !close.includes(check) && questionOf(check) === null));
  const nextStep = unsure.find(({ advice }) => advice !== null);
  const others = unsure.filter((check) => check !== nextStep);
  const named = (checks: readonly Check[]) => ({ what: dotted(checks.map((check) => words.name(check))) });
  const briefly = (check: Check) =>
    check.unit === 'mm' || check.unit === 'deg'
      ? `${words.fault(check)} (${words.value(check)})`
      : words.fault(check);
  const further = [
    asked > 0 && t('report:verdict.questions', { count: asked }),
    close.length > 0 && t('stamp.verdictClose', named(close)),
    nextStep && words.advice(nextStep),
    others.length > 0 && t('stamp.verdictLook', named(others)),
    ...remarksIn(report).map(words.advice),
  ].filter((text) => typeof text === 'string');
  const sentence = () => {
    const [only] = failed;
    if (only && failed.length === 1) return t('result.toFixOne', { what: briefly(only) });
    if (only) {
      const faults = failed.map((check) => words.fault(check));
      return t('result.toFixMore', { number: failed.length, what: dotted(faults) });
    }
    if (undecided.length === 0) return t('stamp.verdictPassed', { count: report.checks.length });
    return t('report:verdict.noneFailed');
  };
  return (
    <span className="flex items-start gap-2.5">
      <Icon
        name={failed.length > 0 ? 'cross' : 'check'}
        className={`mt-0.5 shrink-0 ${failed.length > 0 ? 'text-fail' : 'text-pass'}`}
      />
      <span className="min-w-0">
        <Phrases>{sentence()}</Phrases>
        {failed.length === 0 &&
          further.map((text) => (
            <span key={text} className="block text-sm leading-snug font-normal text-unsure">
              <Phrases>{text}</Phrases>
            </span>
          ))}
      </span>
    </span>
  );
}
