import type { RequirementAnswer } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/select.tsx';
import { type DocumentType, documentTypes } from '../../photo/document-type.ts';
import { useDocumentName } from '../../photo/own/use-document-name.ts';
import { CountryField } from './country-field.tsx';
import { type Purpose, purposesOf } from './purposes.ts';
import type { Choices } from './use-choices.ts';

interface ChoosePanelProps {
  choices: Choices;
  answer: RequirementAnswer | undefined;
  countryButton: React.RefObject<HTMLButtonElement | null>;
  /** Further entries at the end of the list of documents. */
  beyond?: readonly Beyond[];
}

interface Beyond {
  key: string;
  name: string;
  onChoose: () => void;
}

export function ChoosePanel({ choices, answer, countryButton, beyond = [] }: ChoosePanelProps) {
  return (
    <div className="flex min-w-0 max-w-2xl flex-wrap gap-2 *:min-w-0 max-[22.5rem]:*:w-full sm:*:flex-[1_1_0] max-sm:*:first:flex-[3_1_11rem] max-sm:*:nth-2:flex-[2_1_auto] [&_select]:field-sizing-content [&_select]:min-h-13 [&_select]:w-full [&_select]:text-base [&_select]:font-medium">
      <CountryField value={choices.countryCode} onChange={choices.setCountryCode} buttonRef={countryButton} />
      <DocumentField
        answer={answer}
        documentType={choices.documentType}
        isFixed={choices.routeType !== null}
        onType={choices.setDocumentType}
        onDocument={choices.setDocument}
        beyond={beyond}
      />
    </div>
  );
}

interface DocumentFieldProps {
  answer: RequirementAnswer | undefined;
  documentType: DocumentType;
  isFixed: boolean;
  onType: (type: DocumentType) => void;
  onDocument: (type: DocumentType, variant: string | null) => void;
  beyond: readonly Beyond[];
}

function DocumentField({ answer, documentType, isFixed, ...rest }: DocumentFieldProps) {
  const { onType, onDocument, beyond } = rest;
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const documentName = useDocumentName();
  const types = isFixed ? [documentType] : documentTypes;
  const purposes = answer ? types.flatMap((type) => purposesOf(answer, type)) : [];
  const offered = new Map(purposes.map((purpose) => [keyOf(purpose), purpose]));
  const plain = types.filter((type) => !purposes.some((purpose) => purpose.documentType === type));
  const options = [
    ...[...offered].map(([key, { documentType: type, variant }]) => {
      const name = documentName({ countryCode: answer!.country_code, documentType: type, variant });
      return { key, type, name };
    }),
    ...plain.map((type) => ({ key: type, type, name: t(`engine:documents.${type}`) })),
  ].sort((a, b) => documentTypes.indexOf(a.type) - documentTypes.indexOf(b.type));
  if (isFixed && options.length + beyond.length < 2) return null;
  const isRecord = answer?.basis === 'record';
  const choose = (key: string) => {
    const chosenBeyond = beyond.find((each) => each.key === key);
    const purpose = offered.get(key);
    if (chosenBeyond) chosenBeyond.onChoose();
    else if (purpose) onDocument(purpose.documentType, purpose.isPrimary ? null : purpose.variant);
    else onType(key as DocumentType);
  };
  return (
    <Select
      label={t('document.legend')}
      value={isRecord ? keyOf({ documentType: answer.document_type, variant: answer.variant }) : documentType}
      onChange={choose}
      options={[...options, ...beyond].map(({ key, name }) => [key, name] as const)}
    />
  );
}

function keyOf({ documentType, variant }: Pick<Purpose, 'documentType' | 'variant'>): string {
  return `${documentType} ${variant}`;
}
