import { useQuery } from '@tanstack/react-query';
import type { Quota } from '@vesika/contract';
import { limits } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { Act } from '../act-form.tsx';
import { answerOf } from '../answer-of.ts';
import { LastDayField, NumberField, PackageField } from '../fields.tsx';
import { Loaded } from '../loaded.tsx';
import { useWords } from '../use-words.ts';
import { Offer, OfferList } from './offer-list.tsx';
import { Prices } from './prices.tsx';
import { Vouchers } from './vouchers.tsx';

export function OffersPage() {
  const { t } = useTranslation('operator');
  const query = useQuery(answerOf('operatorOffers'));
  return (
    <>
      <PageTop title={t('nav.offers')} />
      <Prices />
      <Loaded query={query}>
        {({ vouchers, quotas }) => (
          <>
            <Vouchers vouchers={vouchers} />
            <Quotas quotas={quotas} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Quotas({ quotas }: { quotas: readonly Quota[] }) {
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
      end={isOpen && <Act of="operatorEndQuota" params={{ quotaId }} />}
    />
  );
}

function NewQuota() {
  const { t } = useTranslation('operator');
  return (
    <Act
      of="operatorCreateQuota"
      body={({ field }) => ({
        institution: field('institution'),
        address: field('address'),
        packageId: field('packageId'),
        peopleMax: Number(field('peopleMax')),
        lastDay: field('lastDay') || null,
      })}
    >
      <TextField
        name="institution"
        label={t('offers.institution')}
        required
        {...limits.label}
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
      <NumberField name="peopleMax" label={t('offers.peopleMax')} required {...limits.people} />
      <LastDayField />
    </Act>
  );
}
