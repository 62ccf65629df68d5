import { createPaymentTranslator, type Language } from '@vesika/messages';
import type { PackageRow } from '../../schema/index.ts';

/**
 * A package in words; a package the operator added has its Turkish name in every language. One that renews gives its
 * photos each month, while an invoice is for those of one month.
 */
export async function packageTexts(
  {
    plan,
    nameTr,
    credits,
    isRecurring = false,
  }: Pick<PackageRow, 'plan' | 'nameTr' | 'credits'> & Partial<Pick<PackageRow, 'isRecurring'>>,
  language: Language,
) {
  const t = await createPaymentTranslator(language);
  return {
    name: plan === null ? nameTr : t(`plans.${plan}.name`),
    photos:
      credits === null
        ? t('credits.unlimited')
        : t(isRecurring ? 'credits.monthly' : 'credits.photos', { count: credits }),
  };
}
