import type { Purchase } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Column } from '../column.tsx';
import { PurchaseLines } from './purchase-lines.tsx';

export function PurchaseTable({ purchases }: { purchases: readonly Purchase[] }) {
  const { t } = useTranslation('payments');
  return (
    <table className="w-full border border-line bg-sheet text-start text-sm max-md:block">
      <caption className="sr-only">{t('history.title')}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-xs text-ink-soft">
          <Column name={t('history.date')} />
          <Column name={t('history.package')} />
          <Column name={t('history.status')} />
          <Column name={t('history.credits')} end />
          <Column name={t('history.expires')} end />
          <Column name={t('history.price')} end />
        </tr>
      </thead>
      {purchases.map((purchase) => (
        <PurchaseLines key={purchase.id} purchase={purchase} />
      ))}
    </table>
  );
}
