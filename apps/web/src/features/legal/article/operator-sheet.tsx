import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../text/linked-text.tsx';
import { useOperator } from './use-operator.ts';

export function OperatorSheet({ withForm = true }: { withForm?: boolean }) {
  const { t } = useTranslation('legal');
  const { name, address, email } = useOperator();
  return (
    <dl className="grid gap-x-6 gap-y-2.5 border-s-2 border-ink bg-sheet px-4 py-3.5 sm:grid-cols-[auto_1fr]">
      <Entry name={t('operator.name')}>{name ?? t('operator.unnamed')}</Entry>
      {address && <Entry name={t('operator.address')}>{address}</Entry>}
      {email && (
        <Entry name={t('operator.email')}>
          <a
            href={`mailto:${email}`}
            dir="ltr"
            className="rounded-xs underline decoration-line-strong underline-offset-3 hover:text-stamp hover:decoration-current"
          >
            {email}
          </a>
        </Entry>
      )}
      {withForm && (
        <Entry name={t('operator.write')}>
          <LinkedText>{t('operator.form')}</LinkedText>
        </Entry>
      )}
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-sm text-ink-soft sm:pt-px">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
