import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Country } from '@vesika/contract';
import type { NamedDocument } from '@vesika/requirements/search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPress } from '../../components/use-first-press.ts';
import { call } from '../../shell/api/call.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { CountryButton } from '../country-search/country-button.tsx';
import { groupCountries, groupsBeyondCountries } from '../country-search/country-groups.ts';
import type { CountryChoices } from '../country-search/country-search.tsx';
import { likelyCountry } from '../country-search/likely-country.ts';

const loadPicker = () => import('../country-search/country-picker.tsx');

interface CountryFieldProps {
  value: string | null;
  onChange: (code: string, document?: NamedDocument) => void;
  buttonRef: React.RefObject<HTMLButtonElement | null>;
}

export function CountryField({ value, onChange, buttonRef }: CountryFieldProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { Opened, pressProps } = useFirstPress(loadPicker);
  const language = useLanguage();
  const { data, isError, refetch } = useQuery({
    ...countriesQuery,
    enabled: Opened !== null || value !== null,
  });
  const chosen = data?.find((country) => country.country_code === value);
  const choices: CountryChoices = {
    groups: useMemo(
      () =>
        data &&
        groupCountries(
          language,
          [...data.map(chosenFrom), ...groupsBeyondCountries],
          likelyCountry(navigator.languages),
        ),
      [language, data],
    ),
    retry: isError ? () => void refetch() : undefined,
  };
  const prefetch = () => void queryClient.prefetchQuery(countriesQuery);
  const button = (
    <CountryButton
      ref={buttonRef}
      code={value}
      englishName={chosen?.country_name}
      {...pressProps}
      onPointerEnter={() => {
        pressProps.onPointerEnter();
        prefetch();
      }}
      onFocus={() => {
        pressProps.onFocus();
        prefetch();
      }}
    />
  );
  return (
    <div>
      <span id="country-label" className="sr-only">
        {t('country.label')}
      </span>
      {Opened ? (
        <Opened
          choices={choices}
          value={value}
          onChange={onChange}
          buttonRef={buttonRef}
          englishName={chosen?.country_name}
        />
      ) : (
        button
      )}
    </div>
  );
}

function chosenFrom({ country_code, country_name, region }: Country) {
  return { code: country_code, englishName: country_name, region };
}

const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call('listCountries', { signal }),
  select: ({ countries }) => countries.filter((country) => country.is_active),
  staleTime: Number.POSITIVE_INFINITY,
});
