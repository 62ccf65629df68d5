import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { failureTexts } from '../../shell/api/failure-texts.ts';
import { signInAddress } from './addresses.ts';
import type { CheckState } from './use-check.ts';

export function CheckRefused({ check, onAnother }: { check: CheckState; onAnother: () => void }) {
  const { t } = useTranslation(['web', 'check']);
  const { t: tFailure } = useTranslation(['web', 'engine']);
  switch (check.stage) {
    case 'none':
    case 'running':
      return <CheckRunning />;
    case 'done':
      return null;
    case 'used-up':
      return (
        <Refusal title={t('check:limit.title')} action={t('check:limit.body')}>
          <SiteLink to="/pricing" className={buttonClass({ variant: 'stamp' })}>
            {t('check:limit.plans')}
          </SiteLink>
          <Link to={signInAddress(window.location)} className={buttonClass()}>
            {t('check:limit.signIn')}
          </Link>
        </Refusal>
      );
    case 'unusable':
      return (
        <Refusal {...failureTexts(tFailure, check.error)}>
          <Button variant="stamp" onClick={onAnother}>
            {t('drop.change')}
          </Button>
        </Refusal>
      );
    case 'failed':
      return (
        <Refusal {...failureTexts(tFailure, check.error)}>
          <Button onClick={check.retry}>{t('result.retry')}</Button>
        </Refusal>
      );
  }
}

export function CheckRunning() {
  const { t } = useTranslation('check');
  return (
    <section className="border border-line bg-sheet px-4 py-3">
      <p role="status" className="flex items-center gap-2.5 font-medium">
        <span aria-hidden="true" className="mx-1 size-3 animate-pulse rounded-full bg-guide" />
        {t('running.title')}
      </p>
      <p className="ps-7.5 text-sm text-ink-soft">{t('running.about')}</p>
    </section>
  );
}

interface RefusalProps {
  title: string;
  action: string;
  children: React.ReactNode;
}

function Refusal({ title, action, children }: RefusalProps) {
  return (
    <section role="alert" className="grid gap-2 border border-fail bg-sheet px-4 py-3">
      <h2 className="flex items-start gap-2 text-lg leading-snug font-semibold">
        <Icon name="warning" className="mt-0.5 shrink-0 text-fail" />
        {title}
      </h2>
      <p className="text-sm text-ink-soft">{action}</p>
      <div className="flex flex-wrap gap-2 pt-1">{children}</div>
    </section>
  );
}
