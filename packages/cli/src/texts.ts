import type { EngineErrorCode } from '@vesika/engine';
import {
  createRuleTranslator,
  createSupplyTranslator,
  createTranslator,
  fallbackLanguage,
} from '@vesika/messages';
import type { LimitSource, Step, Verdict } from '@vesika/report';
import { reportWords } from '@vesika/report/words';
import type { DocumentType, PhotoRequirement } from '@vesika/requirements';

type Successor = NonNullable<PhotoRequirement['discontinued']>['replacedBy'];
export type Texts = Awaited<ReturnType<typeof loadTexts>>;

/** Texts of the message catalogue that the terminal uses, in English. */
export async function loadTexts() {
  const t = await createTranslator(fallbackLanguage);
  const ofSupply = await createSupplyTranslator(fallbackLanguage);
  return {
    ...reportWords(t, fallbackLanguage, ' '),
    verdict: (verdict: Verdict) => t(`verdicts.${verdict}`),
    basis: (basis: LimitSource['basis']) => ({
      name: t(`basis.${basis}.name`),
      about: t(`basis.${basis}.about`),
    }),
    /** The note about printing on a sheet. */
    printNote: () => t('sheet.note'),
    photoCount: (count: number) => t('sheet.photos', { count }),
    document: (documentType: DocumentType) => t(`documents.${documentType}`),
    /** Texts about who takes the photo, and practical details. */
    supply: ofSupply,
    /** Texts about the authority's requirements. */
    rules: await createRuleTranslator(fallbackLanguage),
    successor: (name: Successor) => ofSupply(`discontinued.by.${name}`),
    step: (step: Step) => t(`steps.${step}`),
    error: (code: EngineErrorCode) => ({
      title: t(`errors.${code}.title`),
      action: t(`errors.${code}.action`),
    }),
  };
}
