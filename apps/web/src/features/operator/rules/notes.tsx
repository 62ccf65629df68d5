import { languages, localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ActForm } from '../act-form.tsx';
import { ChoiceField, WordsField } from '../fields.tsx';
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
      <ActForm
        name={t('acts.operatorSetNote')}
        act={({ reason, field }) =>
          call('operatorSetNote', {
            body: { place, language: field('language'), text: field('text'), reason },
          })
        }
      >
        <ChoiceField
          name="language"
          label={t('rules.language')}
          defaultValue={language}
          choices={languages.map((each) => [each, names.of(each) ?? each])}
        />
        <WordsField name="text" label={t('rules.text')} maxLength={500} />
      </ActForm>
    </div>
  );
}
