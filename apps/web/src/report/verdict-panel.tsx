import { type PhotoReport, questionsOf, type Verdict as VerdictOf } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import { Stamp } from '../drawings/stamp.tsx';
import type { ReportedPhoto } from './reported-photo.ts';
import { verdictStyles } from './verdict-mark.tsx';

interface VerdictPanelProps {
  photo: Pick<ReportedPhoto, 'report' | 'requirement'>;
  madeOn: Date;
}

export function VerdictPanel({ photo, madeOn }: VerdictPanelProps) {
  const { t } = useTranslation(['web', 'report']);
  const { report, requirement } = photo;
  const date = madeOn.toISOString().slice(0, 10);
  const code = requirement.countryCode;
  return (
    <div className="flex items-center justify-between gap-4">
      <div id="verdict" className="grid gap-2">
        <Verdict report={report} />
      </div>
      {report.ok && (
        <Stamp
          word={t('stamp.passed')}
          ring={`VESIKA · ${code} · ${date} · VESIKA · ${code} · ${date} · `}
          className="-my-4 size-36 shrink-0 sm:size-40"
        />
      )}
    </div>
  );
}

function Verdict({ report }: { report: PhotoReport }) {
  const { t } = useTranslation(['web', 'report']);
  const failed = countOf(report, 'fail');
  const unsure = countOf(report, 'undetermined');
  const asked = questionsOf(report.checks).length;
  if (failed + unsure === 0) {
    return <Line mark="pass">{t('stamp.verdictPassed', { count: report.checks.length })}</Line>;
  }
  return (
    <>
      {failed > 0 && <Line mark="fail">{t('stamp.verdictFailed', { count: failed })}</Line>}
      {failed === 0 && <Line mark="pass">{t('report:verdict.noneFailed')}</Line>}
      {asked > 0 && <Line mark="undetermined">{t('report:verdict.questions', { count: asked })}</Line>}
      {unsure > asked && (
        <Line mark="undetermined">{t('stamp.verdictUnsure', { count: unsure - asked })}</Line>
      )}
    </>
  );
}

function Line({ mark, children }: { mark: VerdictOf; children: string }) {
  const { icon, colour } = verdictStyles[mark];
  return (
    <p className="flex items-start gap-2.5 text-lg leading-snug font-medium">
      <Icon name={icon} className={`mt-0.5 shrink-0 ${colour}`} />
      {children}
    </p>
  );
}

function countOf(report: PhotoReport, verdict: 'fail' | 'undetermined'): number {
  return report.checks.filter((check) => check.verdict === verdict).length;
}
