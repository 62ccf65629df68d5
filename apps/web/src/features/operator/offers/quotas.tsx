import type { Quota } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ActForm } from '../act-form.tsx';
import { NumberField, PackageField } from '../fields.tsx';
import { useWords } from '../use-words.ts';
import { Offer, OfferList } from './offer-list.tsx';

export function Quotas({ quotas }: { quotas: readonly Quota[] }) {
  const { t } = useTranslation('operator');
  return (
    <OfferList
      title={t('offers.quotas')}
      about={t('offers.quotasAbout')}
      create={<NewQuota />}
      items={quotas.map((quota) => <QuotaLine key={quota.quotaId} quota={quota} />)}
    />
  );
}

function QuotaLine({ quota }: { quota: Quota }) {
  const { t } = useTranslation('operator');
  const { day, number } = useWords();
  const { quotaId, institution, address, packageName, peopleMax, people, lastDay, isOpen } = quota;
  return (
    <Offer
      name={institution}
      facts={[
        address,
        packageName,
        t('offers.people', { people: number(people), max: number(peopleMax) }),
        lastDay && t('package.until', { date: day(lastDay) }),
      ]}
      end={
        isOpen && (
          <ActForm
            name={t('acts.operatorEndQuota')}
            act={({ reason }) => call('operatorEndQuota', { params: { quotaId }, body: { reason } })}
          />
        )
      }
    />
  );
}

function NewQuota() {
  const { t } = useTranslation('operator');
  return (
    <ActForm
      name={t('acts.operatorCreateQuota')}
      act={({ reason, field }) =>
        call('operatorCreateQuota', {
          body: {
            institution: field('institution'),
            address: field('address'),
            packageId: field('packageId'),
            peopleMax: Number(field('peopleMax')),
            lastDay: field('lastDay') || null,
            reason,
          },
        })
      }
    >
      <TextField
        name="institution"
        label={t('offers.institution')}
        required
        maxLength={100}
        autoComplete="off"
        dir="auto"
      />
      <TextField
        name="address"
        label={t('offers.address')}
        hint={t('offers.addressHint')}
        required
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        dir="ltr"
      />
      <PackageField />
      <NumberField name="peopleMax" label={t('offers.peopleMax')} required min={1} />
      <TextField name="lastDay" type="date" label={t('offers.lastDay')} hint={t('offers.lastDayHint')} />
    </ActForm>
  );
}
