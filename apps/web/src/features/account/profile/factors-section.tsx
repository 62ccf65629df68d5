import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { call } from '../../../shell/api/call.ts';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { type EnrolledFactor, factorsQuery } from '../api/factors.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import { freeNumber } from './free-number.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Section } from './section.tsx';

const RemoveFactor = lazy(() => import('./remove-factor.tsx'));

export function FactorsSection({ isProven }: { isProven: boolean }) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const query = useQuery(factorsQuery);
  const { data: factors } = query;
  const [enrolling, setEnrolling] = useState<boolean>();
  const [removing, setRemoving] = useState<EnrolledFactor | null>(null);

  const refresh = () => queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey });
  const recovery = useMutation({
    mutationFn: () => call('makeRecoveryCodes'),
    onError: useShowFailure(),
  });
  const enrolled = () => {
    setEnrolling(false);
    if (factors?.length === 0) recovery.mutate();
    showSuccess(t('profile.enrol.done'), t('profile.enrol.doneBody'));
    void refresh();
  };
  const removed = () => {
    setRemoving(null);
    showSuccess(t('profile.removal.done'));
    void refresh();
  };
  const names = (factors ?? []).map(({ name }) => name);
  const nameOf = (number: number) => t('profile.factors.name', { number });

  return (
    <Section
      title={t('profile.factors.title')}
      lead={t('profile.factors.lead')}
      mark={factors && <Mark on={factors.length > 0} />}
    >
      {query.isPending && (
        <p role="status" className="text-sm text-ink-soft">
          {t('profile.factors.loading')}
        </p>
      )}
      {query.isError && (
        <LoadFailed query={query} text={t('profile.factors.failed')} retry={t('profile.factors.retry')} />
      )}
      {factors && (
        <div className="grid gap-4">
          <FactorList factors={factors} onRemove={setRemoving} />
          {recovery.data && factors.length > 0 && <RecoveryCodes codes={recovery.data.codes} />}
          {enrolling ? (
            <EnrolFactor
              name={nameOf(freeNumber(names, nameOf))}
              onDone={enrolled}
              onCancel={() => setEnrolling(false)}
            />
          ) : !isProven ? (
            <p className="text-sm text-ink-soft">{t('profile.factors.unproven')}</p>
          ) : (
            <Button
              variant={factors.length > 0 ? 'outline' : 'ink'}
              autoFocus={enrolling === false}
              onClick={() => setEnrolling(true)}
              className="sm:justify-self-start"
            >
              {t(factors.length > 0 ? 'profile.factors.another' : 'profile.factors.setUp')}
            </Button>
          )}
          {factors.length > 0 && !enrolling && !recovery.data && (
            <Button
              busy={recovery.isPending}
              onClick={() => recovery.mutate()}
              className="sm:justify-self-start"
            >
              {t('profile.recovery.make')}
            </Button>
          )}
        </div>
      )}
      {removing && (
        <Suspense fallback={null}>
          <RemoveFactor factor={removing} onDone={removed} onCancel={() => setRemoving(null)} />
        </Suspense>
      )}
    </Section>
  );
}

function Mark({ on }: { on: boolean }) {
  const { t } = useTranslation('account');
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-medium ${on ? 'text-pass' : 'text-ink-soft'}`}
    >
      <Icon name={on ? 'shield' : 'cross'} className="size-4" />
      {t(on ? 'profile.factors.on' : 'profile.factors.off')}
    </span>
  );
}

interface FactorListProps {
  factors: EnrolledFactor[];
  onRemove: (factor: EnrolledFactor) => void;
}

function FactorList({ factors, onRemove }: FactorListProps) {
  const { t } = useTranslation('account');
  const { day } = useFormats();
  if (factors.length === 0) return null;
  return (
    <ul className="divide-y divide-line border border-line bg-sheet">
      {factors.map((factor) => (
        <li key={factor.id} className="flex items-center gap-3 py-2 ps-4 pe-2">
          <Icon name="shield" className="shrink-0 text-pass" />
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-medium">{factor.name}</p>
            <p className="text-xs text-ink-soft">
              {t('profile.factors.added', { date: day(factor.createdAt) })}
            </p>
          </div>
          <Button
            variant="quiet"
            aria-label={t('profile.factors.removeNamed', { name: factor.name })}
            onClick={() => onRemove(factor)}
          >
            {t('profile.factors.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
