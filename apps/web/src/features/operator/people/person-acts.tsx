import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { FieldFrame } from '../../../components/fields/field-frame.tsx';
import { inputClass } from '../../../components/fields/text-field.tsx';
import { ActForm } from '../act-form.tsx';
import { useWords } from '../use-words.ts';
import type { Person } from './person.ts';

export function PersonActs({ person: { personId, kind, isLocked, isOperator } }: { person: Person }) {
  const { t } = useTranslation('operator');
  const navigate = useNavigate();
  const params = { personId };
  if (kind === 'visitor') return null;
  return (
    <section aria-label={t('act.title')} className="flex flex-wrap items-start gap-2">
      <ActForm
        name={t('acts.operatorMailLink')}
        act={({ reason }) => call('operatorMailLink', { params, body: { reason } })}
      />
      <ActForm
        name={t('acts.operatorGivePackage')}
        act={({ reason, field }) =>
          call('operatorGivePackage', { params, body: { packageId: field('packageId'), reason } })
        }
      >
        <PackageField />
      </ActForm>
      {!isOperator && (
        <>
          <ActForm
            key={String(isLocked)}
            name={t(isLocked ? 'act.unlock' : 'act.lock')}
            act={({ reason }) => call('operatorLockAccount', { params, body: { locked: !isLocked, reason } })}
          />
          <ActForm
            name={t('acts.operatorDeleteAccount')}
            isGrave
            act={({ reason }) => call('operatorDeleteAccount', { params, body: { reason } })}
            onDone={() => void navigate('/operator')}
          />
        </>
      )}
    </section>
  );
}

function PackageField() {
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
