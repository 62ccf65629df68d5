import type { Purchase } from '@vesika/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { photosText } from '../../../buy/plans/plan-texts.ts';
import { usePurchaseDialog } from '../../../buy/plans/purchase-dialog-context.tsx';
import { usePlanName } from '../../../buy/plans/use-plan-name.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { Stamp } from '../../../drawings/stamp.tsx';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { newestPaid } from '../newest-paid.ts';
import type { PurchaseReturn } from './use-purchase-return.ts';

interface ReturnNoticeProps {
  outcome: PurchaseReturn;
  purchases: readonly Purchase[];
}

export function ReturnNotice({ outcome, purchases }: ReturnNoticeProps) {
  const { t } = useTranslation('payments');
  const { open } = usePurchaseDialog();
  const bought = newestPaid(purchases);
  if (outcome === 'arrived' && bought) return <Thanks bought={bought} />;
  if (outcome === 'cancelled' || outcome === 'failed') {
    return (
      <Message variant={outcome === 'failed' ? 'fail' : 'unsure'} outcome={outcome}>
        <Button onClick={open}>{t('page.buy')}</Button>
      </Message>
    );
  }
  return <Message variant="guide" outcome={outcome === 'late' ? 'late' : 'waiting'} />;
}

const variants = {
  guide: { icon: 'receipt', edge: 'border-s-guide', colour: 'text-guide' },
  unsure: { icon: 'question', edge: 'border-s-unsure', colour: 'text-unsure' },
  fail: { icon: 'warning', edge: 'border-s-fail', colour: 'text-fail' },
} as const satisfies Record<string, { icon: IconName; edge: string; colour: string }>;

interface MessageProps {
  variant: keyof typeof variants;
  outcome: Exclude<PurchaseReturn, 'arrived'>;
  children?: ReactNode;
}

function Message({ variant, outcome, children }: MessageProps) {
  const { t } = useTranslation('payments');
  const { icon, edge, colour } = variants[variant];
  return (
    <div
      role={variant === 'fail' ? 'alert' : 'status'}
      className={`grid min-h-24 grid-cols-[auto_1fr] content-center gap-x-3.5 gap-y-3 border border-s-4 border-line bg-sheet p-4 sm:grid-cols-[auto_1fr_auto] sm:items-center sm:px-6 ${edge}`}
    >
      <Icon name={icon} className={`size-6 ${colour} ${variant === 'guide' ? 'animate-pulse' : ''}`} />
      <div>
        <p className="font-semibold">{t(`return.${outcome}.title`)}</p>
        <p className="text-sm text-ink-soft">{t(`return.${outcome}.body`)}</p>
      </div>
      {children && <div className="col-start-2 sm:col-start-3">{children}</div>}
    </div>
  );
}

function Thanks({ bought }: { bought: Purchase }) {
  const { t } = useTranslation(['payments', 'dashboard']);
  const { day } = useFormats();
  const nameOf = usePlanName();
  const { creditsTotal, expiresAt, purchasedAt } = bought;
  return (
    <div
      role="status"
      className="grid min-h-24 grid-cols-[auto_1fr_auto] gap-x-3.5 gap-y-3 border border-s-4 border-line border-s-pass bg-sheet p-4 sm:grid-cols-[auto_1fr_auto_auto] sm:items-center sm:gap-x-5 sm:px-6"
    >
      <Icon name="check" className="size-6 text-pass" />
      <div>
        <p className="font-semibold">{t('return.arrived.title')}</p>
        <p className="text-sm text-ink-soft">
          {t('return.arrived.body', {
            plan: nameOf(bought),
            photos: photosText(t as unknown as TFunction<'payments'>, { ...bought, credits: creditsTotal }),
            date: day(expiresAt),
          })}
        </p>
      </div>
      <Stamp
        word={t('return.arrived.stamp')}
        ring={`VESIKA ✶ ${purchasedAt.slice(0, 10)} ✶ VESIKA ✶ ${purchasedAt.slice(0, 10)} ✶`}
        className="-my-2 size-24"
      />
      <Link
        to="/dashboard"
        className={`col-start-2 row-start-2 justify-self-start sm:col-start-3 sm:row-start-1 ${buttonClass({ variant: 'ink' })}`}
      >
        {t('dashboard:navigation.new')}
      </Link>
    </div>
  );
}
