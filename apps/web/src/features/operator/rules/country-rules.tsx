import { useTranslation } from 'react-i18next';
import { Act } from '../act-form.tsx';
import { useWords } from '../use-words.ts';
import { Notes } from './notes.tsx';
import type { CountryRow, SiteNote } from './rules.ts';

/** A country as a line that opens to its sources, switches and notes. */
export function CountryRules({ row, notes }: { row: CountryRow; notes: readonly SiteNote[] }) {
  const { t } = useTranslation(['operator', 'engine']);
  const { country, day, number } = useWords();
  const { countryCode, isActive, checkedOn, changedOn, staleSources, documents } = row;
  const name = country(countryCode);
  const off = documents.filter((document) => !document.isActive);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm hover:bg-ink/4">
        <span className="font-medium">{name}</span>
        <span className="text-ink-soft">
          {checkedOn === null ? t('rules.neverChecked') : t('rules.checked', { date: day(checkedOn) })}
          {changedOn && ` · ${t('rules.changed', { date: day(changedOn) })}`}
        </span>
        {staleSources.length > 0 && (
          <span className="text-unsure">{t('rules.stale', { sources: number(staleSources.length) })}</span>
        )}
        {(!isActive || off.length > 0) && <span className="text-fail">{t('rules.off')}</span>}
      </summary>
      <div className="grid gap-4 px-4 pb-4 text-sm">
        {staleSources.length > 0 && (
          <ul className="grid gap-1">
            {staleSources.map(({ id, address }) => (
              <li key={id} className="break-all">
                {address ? (
                  <a href={address} rel="noreferrer" target="_blank" className="underline underline-offset-3">
                    {id}
                  </a>
                ) : (
                  id
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-start gap-2">
          <SwitchForm countryCode={countryCode} name={name} documentType={null} isActive={isActive} />
          {documents.map(({ documentType, isActive: isOn }) => (
            <SwitchForm
              key={documentType}
              countryCode={countryCode}
              name={t(`engine:documents.${documentType}`)}
              documentType={documentType}
              isActive={isOn}
            />
          ))}
        </div>
        <Notes place={countryCode} notes={notes} />
      </div>
    </details>
  );
}

interface SwitchFormProps {
  countryCode: string;
  name: string;
  documentType: CountryRow['documents'][number]['documentType'] | null;
  isActive: boolean;
}

function SwitchForm({ countryCode, name, documentType, isActive }: SwitchFormProps) {
  const { t } = useTranslation('operator');
  return (
    <Act
      key={String(isActive)}
      of="operatorSwitchDocument"
      name={t(isActive ? 'rules.switchOff' : 'rules.switchOn', { name })}
      params={{ countryCode }}
      body={() => ({ documentType, isActive: !isActive })}
    />
  );
}
