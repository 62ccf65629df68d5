import { travelDocumentTypes } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/choice.tsx';
import type { Choices } from '../use-choices.ts';
import { CountryField } from './country-field.tsx';

interface ChoosePanelProps {
  choices: Choices;
  countryButton: React.RefObject<HTMLButtonElement | null>;
}

export function ChoosePanel({ choices, countryButton }: ChoosePanelProps) {
  const { t } = useTranslation(['web', 'engine']);
  return (
    <div className="grid gap-5">
      {choices.routeType === null && (
        <Segments
          legend={t('document.legend')}
          name="document"
          value={choices.documentType}
          onChange={choices.setDocumentType}
          options={travelDocumentTypes.map((type) => ({ value: type, name: t(`engine:documents.${type}`) }))}
        />
      )}
      <CountryField value={choices.countryCode} onChange={choices.setCountryCode} buttonRef={countryButton} />
    </div>
  );
}
