import { createPaymentTranslator, type Language } from '@vesika/messages';
import type { PackageRow } from '../../schema/index.ts';

/** A package in words; a package the operator added has its Turkish name in every language. */
export async function packageTexts(
  { plan, nameTr, credits }: Pick<PackageRow, 'plan' | 'nameTr' | 'credits'>,
  language: Language,
) {
  const t = await createPaymentTranslator(language);
  return {
    name: plan === null ? nameTr : t(`plans.${plan}.name`),
    photos: credits === null ? t('credits.unlimited') : t('credits.photos', { count: credits }),
  };
}
