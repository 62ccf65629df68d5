import type { RequirementAnswer } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { documentName } from '../../../photo/document-name.ts';
import type { DocumentType } from '../../../photo/document-type.ts';
import { purposesOf } from './purposes.ts';

interface PurposeFieldProps {
  answer: RequirementAnswer;
  documentType: DocumentType;
  onChange: (documentType: DocumentType, variant: string | null) => void;
}

/** Where a country asks for several photos of one kind: what it is for, in people's words. */
export function PurposeField({ answer, documentType: chosenType, onChange }: PurposeFieldProps) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const purposes = purposesOf(answer, chosenType);
  if (purposes.length < 2 && answer.basis === 'record') return null;
  if (purposes.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{t('supply:documents.purpose')}</legend>
      <div className="flex flex-wrap gap-2">
        {purposes.map(({ documentType, variant, isPrimary }) => {
          const chosen =
            answer.basis === 'record' && answer.document_type === documentType && answer.variant === variant;
          return (
            <label
              key={`${documentType} ${variant}`}
              className="relative flex min-h-11 items-center rounded-md border border-line-strong bg-sheet px-3 text-sm leading-tight font-medium text-ink-soft transition-colors duration-150 hover:border-ink hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-guide"
            >
              <input
                type="radio"
                name="purpose"
                checked={chosen}
                onChange={() => onChange(documentType, isPrimary ? null : variant)}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              {documentName(t, { countryCode: answer.country_code, documentType, variant })}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
