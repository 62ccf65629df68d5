import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { enrolFactor, type FactorToEnrol, showFactor } from '../api/factors.ts';
import { errorText } from '../error-text.ts';
import { CodeForm } from '../fields/code-form.tsx';

interface EnrolFactorProps {
  name: string;
  onDone: () => void;
  onCancel: () => void;
}

export function EnrolFactor({ name, onDone, onCancel }: EnrolFactorProps) {
  const { t } = useTranslation(['account', 'engine']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account', 'factor-to-enrol', name],
    queryFn: () => enrolFactor(name),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

  return (
    <div className="border border-line bg-sheet p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="mb-4 font-semibold outline-none">
        {t('profile.enrol.title')}
      </h3>
      {isFetching && (
        <p role="status" className="flex min-h-60 items-center justify-center text-sm text-ink-soft">
          {t('profile.factors.loading')}
        </p>
      )}
      {error && !isFetching && (
        <div role="alert" className="grid justify-items-start gap-3 text-sm">
          <p className="text-fail">{errorText(t, error)}</p>
          <div className="flex gap-2">
            <Button onClick={() => void refetch()}>{t('profile.factors.retry')}</Button>
            <Button variant="quiet" onClick={onCancel}>
              {t('profile.enrol.cancel')}
            </Button>
          </div>
        </div>
      )}
      {data && !isFetching && (
        <div className="grid gap-6">
          <Secret factor={data} />
          <CodeForm
            label={t('profile.enrol.code')}
            action={t('profile.enrol.action')}
            onCode={async (code) => {
              await showFactor(data.id, code);
              onDone();
            }}
          >
            <Button variant="quiet" onClick={onCancel}>
              {t('profile.enrol.cancel')}
            </Button>
          </CodeForm>
        </div>
      )}
    </div>
  );
}

function Secret({ factor }: { factor: FactorToEnrol }) {
  const { t } = useTranslation('account');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(factor.secret);
    setCopied(true);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
      <img
        src={factor.qrCode}
        alt={t('profile.enrol.picture')}
        width={176}
        height={176}
        className="size-44 justify-self-center border border-line bg-[#fff]"
      />
      <div className="grid content-start gap-4 text-sm">
        <p>{t('profile.enrol.scan')}</p>
        <div className="grid justify-items-start gap-2">
          <p>{t('profile.enrol.secret')}</p>
          <code dir="ltr" className="font-mono text-sm leading-relaxed select-all">
            {factor.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <Button onClick={() => void copy()}>
            <Icon name={copied ? 'check' : 'copy'} />
            <span aria-live="polite">{t(copied ? 'profile.enrol.copied' : 'profile.enrol.copy')}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
