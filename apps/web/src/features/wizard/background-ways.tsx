import type { OriginalFinding } from '@vesika/report';
import { useTranslation } from 'react-i18next';

export function BackgroundWays({ findings }: { findings: readonly OriginalFinding[] }) {
  const { t } = useTranslation('original');
  return (
    <section aria-labelledby="background-ways" className="grid gap-3 border border-line bg-sheet p-4">
      <h2 id="background-ways" className="text-base font-semibold">
        {backgroundFails(findings) === 'alone' ? t('background.title') : t('background.others')}
      </h2>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <div>
          <dt className="font-medium">{t('background.retake')}</dt>
          <dd className="text-ink-soft">{t('background.retakeAbout')}</dd>
        </div>
        <div>
          <dt className="font-medium">{t('background.replace')}</dt>
          <dd className="text-ink-soft">{t('background.replaceAbout')}</dd>
        </div>
      </dl>
    </section>
  );
}

type Finding = Pick<OriginalFinding, 'id' | 'remedy'>;

export function backgroundFails(findings: readonly Finding[]): 'no' | 'alone' | 'with-others' {
  const retaken = findings.filter(({ remedy }) => remedy === 'retake');
  const ofBackground = retaken.filter(({ id }) => id.startsWith('background-'));
  if (ofBackground.length === 0) return 'no';
  return ofBackground.length === retaken.length ? 'alone' : 'with-others';
}
