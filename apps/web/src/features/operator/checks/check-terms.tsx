import type { HumanCheckTerms } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ActForm } from '../act-form.tsx';
import { ChoiceField } from '../choice-field.tsx';
import { DeskSection } from '../desk-section.tsx';
import { NumberField } from '../number-field.tsx';

const days = [1, 2, 3, 4, 5, 6, 7];

/** Price and opening hours of the check; one span a day is enough for most. */
export function CheckTerms({ terms }: { terms: HumanCheckTerms }) {
  const { t } = useTranslation('operator');
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const nameOf = (day: number) => format.format(new Date(Date.UTC(2024, 0, day)));
  return (
    <DeskSection title={t('checks.terms')}>
      <div>
        <ActForm
          key={JSON.stringify(terms)}
          name={t('acts.operatorSetCheckTerms')}
          act={({ reason, field }) =>
            call('operatorSetCheckTerms', {
              body: {
                isOffered: field('isOffered') === 'yes',
                credits: Number(field('credits')),
                minutesEach: Number(field('minutesEach')),
                timeZone: field('timeZone'),
                hours: days
                  .map((day) => ({ day, from: field(`from-${day}`), to: field(`to-${day}`) }))
                  .filter(({ from, to }) => from !== '' && to !== ''),
                reason,
              },
            })
          }
        >
          <ChoiceField
            name="isOffered"
            label={t('checks.offered')}
            choices={[
              ['yes', t('checks.yes')],
              ['no', t('checks.no')],
            ]}
            initial={terms.isOffered ? 'yes' : 'no'}
          />
          <NumberField
            name="credits"
            label={t('checks.credits')}
            required
            min={1}
            max={20}
            defaultValue={terms.credits}
          />
          <NumberField
            name="minutesEach"
            label={t('checks.minutes')}
            required
            min={1}
            max={240}
            defaultValue={terms.minutesEach}
          />
          <TextField
            name="timeZone"
            label={t('checks.zone')}
            hint={t('checks.zoneHint')}
            required
            dir="ltr"
            autoComplete="off"
            defaultValue={terms.timeZone}
          />
          <fieldset className="grid gap-2">
            <legend className="font-medium">{t('checks.hours')}</legend>
            <p className="text-sm text-ink-soft">{t('checks.hoursHint')}</p>
            {days.map((day) => {
              const held = terms.hours.find((hours) => hours.day === day);
              const name = nameOf(day);
              return (
                <div key={day} className="grid grid-cols-2 gap-2">
                  <TextField
                    name={`from-${day}`}
                    type="time"
                    label={`${name}, ${t('money.from')}`}
                    defaultValue={held?.from}
                  />
                  <TextField
                    name={`to-${day}`}
                    type="time"
                    label={`${name}, ${t('money.to')}`}
                    defaultValue={held?.to}
                  />
                </div>
              );
            })}
          </fieldset>
        </ActForm>
      </div>
    </DeskSection>
  );
}
