import type { Change } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../components/titled-section.tsx';
import { useReportWords } from '../shell/i18n/use-report-words.ts';

export function ChangesList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation();
  const words = useReportWords();
  return (
    <TitledSection title={t('changes.title')} headingClass="pb-3 text-2xl font-semibold">
      {changes.length === 0 ? (
        <p className="border-t border-ink py-4">{t('changes.none')}</p>
      ) : (
        <ol className="border-t border-ink">
          {changes.map((change, index) => (
            <li key={change.what} className="grid grid-cols-[2rem_1fr] border-b border-line py-2.5">
              <span aria-hidden="true" className="pt-0.5 font-mono text-xs text-ink-soft">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span>{words.change(change)}</span>
            </li>
          ))}
        </ol>
      )}
    </TitledSection>
  );
}
