import type { RequirementAnswer } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/choice.tsx';
import { documentTypes } from '../../../photo/document-type.ts';
import type { Choices } from '../use-choices.ts';
import { CountryField } from './country-field.tsx';
import { PurposeField } from './purpose-field.tsx';

interface ChoosePanelProps {
  choices: Choices;
  /** Undefined until a country is chosen and its rule is known. */
  answer: RequirementAnswer | undefined;
  countryButton: React.RefObject<HTMLButtonElement | null>;
}

export function ChoosePanel({ choices, answer, countryButton }: ChoosePanelProps) {
  const { t } = useTranslation(['web', 'engine']);
  return (
    <div className="grid gap-5">
      {choices.routeType === null && (
        <Segments
          legend={t('document.legend')}
          name="document"
          value={choices.documentType}
          onChange={choices.setDocumentType}
          options={documentTypes.map((type) => ({ value: type, name: t(`engine:documents.${type}`) }))}
        />
      )}
      <CountryField value={choices.countryCode} onChange={choices.setCountryCode} buttonRef={countryButton} />
      {answer && (
        <PurposeField answer={answer} documentType={choices.documentType} onChange={choices.setDocument} />
      )}
    </div>
  );
}
