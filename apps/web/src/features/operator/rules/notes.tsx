import { limits } from '@vesika/contract';
import { languages, localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { WordsField } from '../../../components/fields/text-field.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { Act } from '../act-form.tsx';
import type { SiteNote } from './rules.ts';

/** Notes of one place in every language they are written in. Pages of other languages show the English one. */
export function Notes({ place, notes }: { place: string; notes: readonly SiteNote[] }) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  return (
    <div className="grid gap-2 text-sm">
      {notes
        .filter((note) => note.place === place)
        .map((note) => (
          <p key={note.language} className="max-w-[70ch] border-s-2 border-unsure ps-3" dir="auto">
            <span className="text-ink-soft">{names.of(note.language)}: </span>
            {note.text}
          </p>
        ))}
      <Act
        of="operatorSetNote"
        body={({ field }) => ({ place, language: field('language'), text: field('text') })}
      >
        <SelectField
          name="language"
          label={t('rules.language')}
          defaultValue={language}
          options={languages.map((each) => [each, names.of(each) ?? each])}
        />
        <WordsField name="text" rows={6} label={t('rules.text')} {...limits.siteNote} />
      </Act>
    </div>
  );
}
