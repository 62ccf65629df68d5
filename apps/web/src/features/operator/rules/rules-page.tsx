import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { answerOf } from '../answer-of.ts';
import { DeskList, DeskSection } from '../desk-section.tsx';
import { Loaded } from '../loaded.tsx';
import { useWords } from '../use-words.ts';
import { CountryRules } from './country-rules.tsx';
import { Notes } from './notes.tsx';
import type { ChangedRules } from './rules.ts';

export function RulesPage() {
  const { t } = useTranslation('operator');
  const { country } = useWords();
  const [text, setText] = useState('');
  const query = useQuery(answerOf('operatorRules'));
  const isMeant = (code: string) =>
    code.toLowerCase() === text.trim().toLowerCase() ||
    country(code).toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
  return (
    <>
      <PageTop title={t('nav.rules')} />
      <Loaded query={query}>
        {({ countries, changes, notes }) => (
          <>
            <DeskSection title={t('rules.banner')} about={t('rules.bannerAbout')}>
              <Notes place="banner" notes={notes} />
            </DeskSection>
            <RulesChanges changes={changes} />
            <DeskSection title={t('rules.countries')}>
              <div className="max-w-md">
                <TextField
                  type="search"
                  label={t('rules.find')}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  autoComplete="off"
                />
              </div>
              <ul className="divide-y divide-line border border-line bg-sheet">
                {countries
                  .filter(({ countryCode }) => isMeant(countryCode))
                  .sort((a, b) => b.staleSources.length - a.staleSources.length)
                  .map((row) => (
                    <li key={row.countryCode}>
                      <CountryRules row={row} notes={notes} />
                    </li>
                  ))}
              </ul>
            </DeskSection>
          </>
        )}
      </Loaded>
    </>
  );
}

/** Fields keep the names of the record, by which they are found in the data. */
function RulesChanges({ changes }: { changes: readonly ChangedRules[] }) {
  const { t } = useTranslation('operator');
  const { day, documentOf } = useWords();
  return (
    <DeskSection title={t('rules.changes')}>
      <DeskList
        items={changes.map((change) => (
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
      />
    </DeskSection>
  );
}
