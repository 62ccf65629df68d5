import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { ActForm } from '../act-form.tsx';
import { PackageField } from '../package-field.tsx';
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
