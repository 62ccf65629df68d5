import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { FieldFrame } from '../../components/fields/field-frame.tsx';
import { inputClass } from '../../components/fields/text-field.tsx';
import { useWords } from './use-words.ts';

export function PackageField() {
  const { t } = useTranslation(['operator', 'payments']);
  const { money, number } = useWords();
  const id = useId();
  const { data } = useQuery({
    queryKey: ['operator', 'packages'],
    queryFn: ({ signal }) => call('listPackages', { signal }),
  });
  return (
    <FieldFrame id={id} label={t('story.package')}>
      {(described) => (
        <select id={id} name="packageId" required className={inputClass} {...described}>
          {data?.packages.map(({ id: packageId, plan, nameTr, price, currency, credits }) => (
            <option key={packageId} value={packageId}>
              {plan === null ? nameTr : t(`payments:plans.${plan}.name`)}, {money(price, currency)},{' '}
              {credits === null ? t('package.unlimited') : number(credits)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
