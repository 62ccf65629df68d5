import type { OriginalFinding } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/titled-section.tsx';
import { useReportWords } from '../../shell/i18n/use-report-words.ts';

export function BackgroundWays({ findings }: { findings: readonly OriginalFinding[] }) {
  const { t } = useTranslation('original');
  const words = useReportWords();
  const [first] = findings.filter(({ id, remedy }) => remedy === 'retake' && id.startsWith('background-'));
  return (
    <TitledSection
      title={t(backgroundFails(findings) === 'alone' ? 'background.title' : 'background.others')}
      headingClass="text-base font-semibold"
      className="grid gap-3 border border-line bg-sheet p-4"
    >
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        {(['retake', 'replace'] as const).map((way) => (
          <div key={way}>
            <dt className="font-medium">{t(`background.${way}`)}</dt>
            <dd className="text-ink-soft">
              {way === 'replace' ? t('background.replaceAbout') : first && words.advice(first)}
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

type Finding = Pick<OriginalFinding, 'id' | 'remedy'>;

export function backgroundFails(findings: readonly Finding[]): 'no' | 'alone' | 'with-others' {
  const retaken = findings.filter(({ remedy }) => remedy === 'retake');
  const ofBackground = retaken.filter(({ id }) => id.startsWith('background-'));
  if (ofBackground.length === 0) return 'no';
  return ofBackground.length === retaken.length ? 'alone' : 'with-others';
}
