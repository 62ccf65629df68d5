import { useQuery } from '@tanstack/react-query';
import type { HumanCheckTerms } from '@vesika/contract';
import { limits } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { weekdayName } from '../../../shell/i18n/weekday-name.ts';
import { Act } from '../act-form.tsx';
import { answerOf } from '../answer-of.ts';
import { DeskSection } from '../desk-section.tsx';
import { NumberField, YesNoField } from '../fields.tsx';
import { Loaded } from '../loaded.tsx';
import { useWords } from '../use-words.ts';
import { WaitingPhoto } from './waiting-photo.tsx';

export function ChecksPage() {
  const { t } = useTranslation('operator');
  const { number } = useWords();
  const query = useQuery(answerOf('operatorChecks'));
  return (
    <>
      <PageTop title={t('nav.checks')} lead={t('checks.lead')} />
      <Loaded query={query}>
        {({ terms, waiting, passed, returned }) => (
          <>
            <p>
              {!terms.isOffered && `${t('checks.off')} `}
              {t('checks.decided', { passed: number(passed), returned: number(returned) })}
            </p>
            <div className="grid gap-3">
              {waiting.length === 0 && <p className="text-ink-soft">{t('inbox.none')}</p>}
              {waiting.map((check) => (
                <WaitingPhoto key={check.checkId} check={check} />
              ))}
            </div>
            <CheckTerms terms={terms} />
          </>
        )}
      </Loaded>
    </>
  );
}

const days = [1, 2, 3, 4, 5, 6, 7];

const numbers = [
  ['credits', 'checks.credits', limits.checkCredits],
  ['minutesEach', 'checks.minutes', limits.checkMinutes],
] as const;

/** Price and opening hours of the check; one span a day is enough for most. */
function CheckTerms({ terms }: { terms: HumanCheckTerms }) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  return (
    <DeskSection title={t('checks.terms')}>
      <Act
        key={JSON.stringify(terms)}
        of="operatorSetCheckTerms"
        body={({ field }) => ({
          isOffered: field('isOffered') === 'yes',
          isTrained: field('isTrained') === 'yes',
          credits: Number(field('credits')),
          minutesEach: Number(field('minutesEach')),
          timeZone: field('timeZone'),
          hours: days
            .map((day) => ({ day, from: field(`from-${day}`), to: field(`to-${day}`) }))
            .filter(({ from, to }) => from !== '' && to !== ''),
        })}
      >
        <YesNoField
          name="isOffered"
          label={t('checks.offered')}
          yes={t('checks.yes')}
          no={t('checks.no')}
          isYes={terms.isOffered}
        />
        <YesNoField
          name="isTrained"
          label={t('checks.trained')}
          yes={t('checks.yes')}
          no={t('checks.no')}
          isYes={terms.isTrained}
        />
        {numbers.map(([name, label, limit]) => (
          <NumberField
            key={name}
            name={name}
            label={t(label)}
            required
            {...limit}
            defaultValue={terms[name]}
          />
        ))}
        <TextField
          name="timeZone"
          label={t('checks.zone')}
          hint={t('checks.zoneHint')}
          required
          dir="ltr"
          autoComplete="off"
          defaultValue={terms.timeZone}
        />
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="mb-2 font-medium">{t('checks.hours')}</legend>
          <p className="col-span-2 text-sm text-ink-soft">{t('checks.hoursHint')}</p>
          {days.flatMap((day) =>
            (['from', 'to'] as const).map((end) => (
              <TextField
                key={`${end}-${day}`}
                name={`${end}-${day}`}
                type="time"
                label={`${weekdayName(language, day, 'long')}, ${t(`money.${end}`)}`}
                defaultValue={terms.hours.find((hours) => hours.day === day)?.[end]}
              />
            )),
          )}
        </fieldset>
      </Act>
    </DeskSection>
  );
}
