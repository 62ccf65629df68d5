import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Guilloche } from '../../components/guilloche.tsx';
import { MrzLine } from '../../components/mrz-line.tsx';
import { usePurchaseDialog } from '../dashboard/purchase-dialog-context.tsx';

/** Nothing bought yet: what a package is for, and the way to one. */
export function NoPurchases() {
  const { t } = useTranslation('payments');
  const { open, prepare } = usePurchaseDialog();
  return (
    <section className="relative isolate grid justify-items-start gap-4 overflow-hidden border border-line bg-sheet p-6 sm:p-9">
      <Guilloche
        seed="VESIKA PAYMENTS"
        className="-z-10 absolute -end-32 -top-24 size-[30rem] max-w-none text-ink opacity-[0.09] dark:opacity-[0.14]"
      />
      <h2 className="text-2xl font-bold">{t('empty.title')}</h2>
      <p className="max-w-[48ch] text-ink-soft">{t('empty.body')}</p>
      <Button look="ink" size="lg" onClick={open} onPointerEnter={prepare} onFocus={prepare}>
        {t('page.buy')}
      </Button>
      <p className="max-w-[60ch] text-sm text-ink-soft">{t('purchase.guarantee')}</p>
      <MrzLine words="P<VESIKA<<NO<PURCHASES<YET" className="mt-3 w-full border-t border-line pt-4" />
    </section>
  );
}
