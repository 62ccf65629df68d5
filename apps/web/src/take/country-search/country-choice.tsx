import type { NamedDocument } from '@vesika/requirements/search';
import { useId, useMemo } from 'react';
import { useFirstPress } from '../../components/use-first-press.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { CountryButton } from './country-button.tsx';
import { groupCountries } from './country-groups.ts';
import { likelyCountry } from './likely-country.ts';
import type { SearchedCountry } from './searched-country.ts';

const loadPicker = () => import('./country-picker.tsx');

interface CountryChoiceProps {
  countries: readonly SearchedCountry[];
  label: string;
  value: string | null;
  onChange: (code: string, document?: NamedDocument) => void;
  /** Without scripts the button submits the form around it. */
  submits?: boolean;
}

export function CountryChoice({ countries, label, value, onChange, submits = false }: CountryChoiceProps) {
  const language = useLanguage();
  const labelId = useId();
  const { Opened, pressProps } = useFirstPress(loadPicker);
  const isOpen = Opened !== null;
  const choices = useMemo(
    () => ({
      groups: isOpen ? groupCountries(language, countries, likelyCountry(navigator.languages)) : undefined,
    }),
    [isOpen, language, countries],
  );
  const submitProps = submits && {
    type: 'submit' as const,
    onClick: (event: React.MouseEvent) => {
      event.preventDefault();
      pressProps.onClick();
    },
  };
  return (
    <div>
      <span id={labelId} className="mb-1.5 block text-sm font-medium">
        {label}
      </span>
      {Opened ? (
        <Opened choices={choices} value={value} labelId={labelId} onChange={onChange} />
      ) : (
        <CountryButton code={value} labelId={labelId} {...pressProps} {...submitProps} />
      )}
    </div>
  );
}
