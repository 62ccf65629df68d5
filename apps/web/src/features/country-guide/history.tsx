import { formatList } from '@vesika/messages';
import { dateText } from '../../report/rules/rule-texts.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { useGuideTexts } from './use-guide-texts.ts';

export function History({ changes }: Pick<CountryGuide, 'changes'>) {
  const { t, language } = useGuideTexts();
  if (changes.length === 0) return null;
  return (
    <>
      <p className="mt-2">{t('countries:history.title')}</p>
      <p className="text-ink-soft">{t('countries:history.about')}</p>
      <dl className="grid gap-1 pt-1.5 pb-2">
        {changes.map(({ date, facts }) => (
          <div key={date} className="flex flex-wrap gap-x-3">
            <dt className="font-mono text-xs leading-5">
              <time dateTime={date}>{dateText(language, date)}</time>
            </dt>
            <dd className="text-ink-soft">
              {facts.length === 0
                ? t('countries:history.added')
                : formatList(
                    language,
                    facts.map((fact) => t(nameOf[fact])),
                  )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const nameOf = {
  supply: 'supply:card.heading',
  edits: 'countries:history.edits',
  discontinued: 'supply:discontinued.title',
  size: 'requirements.size',
  pixels: 'countries:sheet.pixels',
  headHeight: 'requirements.headHeight',
  eyeLineFromBottom: 'requirements.eyeLine',
  topMargin: 'requirements.topMargin',
  headWidth: 'requirements.headWidth',
  chinMargin: 'requirements.chinMargin',
  faceCentreFromSide: 'requirements.faceCentreFromSide',
  background: 'requirements.background',
  glasses: 'requirements.glasses',
  expression: 'countries:tips.expression.title',
  headCovering: 'countries:history.headCovering',
  appearance: 'countries:history.appearance',
  caption: 'countries:history.caption',
  minDpi: 'requirements.resolution',
  photoAgeMonthsMax: 'countries:sheet.recency',
  file: 'requirements.fileSize',
  print: 'countries:sheet.copies',
} as const satisfies Record<CountryGuide['changes'][number]['facts'][number], string>;
