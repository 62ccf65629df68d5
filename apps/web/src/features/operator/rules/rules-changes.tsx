import { useTranslation } from 'react-i18next';
import { DeskSection } from '../desk-section.tsx';
import { useWords } from '../use-words.ts';
import type { ChangedRules } from './rules.ts';

/** Fields keep the names of the record, by which they are found in the data. */
export function RulesChanges({ changes }: { changes: readonly ChangedRules[] }) {
  const { t } = useTranslation('operator');
  const { day, documentOf } = useWords();
  return (
    <DeskSection title={t('rules.changes')}>
      {changes.length === 0 && <p className="text-ink-soft">{t('list.none')}</p>}
      <ul className="divide-y divide-line border border-line bg-sheet text-sm empty:hidden">
        {changes.map((change) => (
          <li
            key={`${change.countryCode} ${change.documentType} ${change.variant}`}
            className="grid gap-1 px-4 py-3"
          >
            <p className="font-medium">
              {documentOf(change)} · {day(change.since)}
            </p>
            <ul className="font-mono text-xs break-words" dir="ltr">
              {change.differences.map(({ field, was, is }) => (
                <li key={field}>
                  {field}: {JSON.stringify(was)} → {JSON.stringify(is)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}
