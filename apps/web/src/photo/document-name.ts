import type { RequirementAnswer } from '@vesika/contract';
import { ownDocumentOf } from '@vesika/requirements/own-document';
import type { TFunction } from 'i18next';

export interface NamedDocument {
  countryCode: string;
  documentType: RequirementAnswer['document_type'];
  variant: string;
}

export function documentName(
  t: TFunction<['web', 'engine', 'supply']>,
  { countryCode, documentType, variant }: NamedDocument,
): string {
  const own = ownDocumentOf(variant);
  if (own) return t('engine:ownDocument', { size: ownSize(own) });
  const ofType = t(`engine:documents.${documentType}`);
  if (variant === 'standard') {
    const key = `${countryCode}-${documentType}` as 'US-id';
    return t(`engine:namedDocuments.${key}`, { defaultValue: ofType });
  }
  const name = t(`engine:variants.${variant as 'online'}`, { defaultValue: variant });
  return sharedVariants.has(variant) ? `${ofType} · ${name}` : name;
}

function ownSize({ widthMm, heightMm }: { widthMm: number; heightMm: number }): string {
  return `${widthMm} × ${heightMm} mm`;
}

/** These variants name the kind of application, not the document. */
const sharedVariants: ReadonlySet<string> = new Set([
  'online',
  'online-renewal',
  'overseas-2x2',
  'print-35x45',
  'grey-hair',
  'abroad',
  'children',
]);
