import type { EngineErrorCode } from '@vesika/engine';
import {
  createRuleTranslator,
  createSupplyTranslator,
  createTranslator,
  fallbackLanguage,
  type RuleTranslator,
} from '@vesika/messages';
import type { LimitSource, Step, Verdict } from '@vesika/report';
import { type ReportWords, reportWords } from '@vesika/report/words';
import type { DocumentType, PhotoRequirement } from '@vesika/requirements';

/** Texts of the message catalogue that the terminal uses, in English. */
export interface Texts extends ReportWords {
  verdict(verdict: Verdict): string;
  basis(basis: LimitSource['basis']): { name: string; about: string };
  document(documentType: DocumentType): string;
  /** Texts about who takes the photo, and practical details. */
  supply: Awaited<ReturnType<typeof createSupplyTranslator>>;
  /** Texts about the authority's requirements. */
  rules: RuleTranslator;
  successor(name: NonNullable<PhotoRequirement['discontinued']>['replacedBy']): string;
  step(step: Step): string;
  error(code: EngineErrorCode): { title: string; action: string };
  /** The note about printing on a sheet. */
  printNote(): string;
  photoCount(count: number): string;
}

export async function loadTexts(): Promise<Texts> {
  const t = await createTranslator(fallbackLanguage);
  const ofSupply = await createSupplyTranslator(fallbackLanguage);
  return {
    ...reportWords(t, fallbackLanguage, ' '),
    verdict: (verdict) => t(`verdicts.${verdict}`),
    basis: (basis) => ({ name: t(`basis.${basis}.name`), about: t(`basis.${basis}.about`) }),
    printNote: () => t('sheet.note'),
    photoCount: (count) => t('sheet.photos', { count }),
    document: (documentType) => t(`documents.${documentType}`),
    supply: ofSupply,
    rules: await createRuleTranslator(fallbackLanguage),
    successor: (name) => ofSupply(`discontinued.by.${name}`),
    step: (step) => t(`steps.${step}`),
    error: (code) => ({ title: t(`errors.${code}.title`), action: t(`errors.${code}.action`) }),
  };
}
