import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useFirstPress } from '../../../components/use-first-press.ts';
import { CountryButton } from '../../../country-search/country-button.tsx';
import { groupCountries } from '../../../country-search/country-groups.ts';
import { likelyCountry } from '../../../country-search/likely-country.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { photoTypes } from '../../../original/upload-limits.ts';
import { useVisit } from '../../../original/visit.tsx';
import type { Landing } from '../../../site-data/landing.ts';

const loadPicker = () => import('../../../country-search/country-picker.tsx');

interface StartFormProps extends Pick<Landing, 'countries' | 'likely'> {
  short?: boolean;
}

export function StartForm({ countries, likely, short = false }: StartFormProps) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const navigate = useNavigate();
  const visit = useVisit();
  const labelId = useId();
  const file = useRef<HTMLInputElement>(null);
  const { Opened, pressProps } = useFirstPress(loadPicker);
  const isOpen = Opened !== null;
  const [chosen, setChosen] = useState(likely);
  const choices = useMemo(
    () => ({
      groups: isOpen ? groupCountries(language, countries, likelyCountry(navigator.languages)) : undefined,
    }),
    [isOpen, language, countries],
  );
  const begin = (code: string) => void navigate(`/create?country=${code}`);
  const beginWith = (photo: File | undefined, code: string) => {
    if (!photo) return;
    visit.handedOver = photo;
    begin(code);
  };
  const readBrowser = useEffectEvent(() => {
    const own = likelyCountry(navigator.languages);
    const known = own !== null && countries.some(({ code }) => code === own) ? own : likely;
    setChosen(known);
    beginWith(file.current?.files?.[0], known);
  });
  useEffect(() => readBrowser(), []);
  const button = (
    <CountryButton
      type="submit"
      code={chosen}
      labelId={labelId}
      {...pressProps}
      onClick={(event) => {
        event.preventDefault();
        pressProps.onClick();
      }}
    />
  );
  return (
    <form action="/create" className="grid w-full max-w-md gap-3">
      <input type="hidden" name="country" value={chosen} />
      <div>
        <span id={labelId} className="mb-1.5 block text-sm font-medium">
          {t('hero.picker')}
        </span>
        {Opened ? <Opened choices={choices} value={chosen} labelId={labelId} onChange={begin} /> : button}
      </div>
      <label
        className={`${buttonClass({ look: 'stamp', size: 'lg' })} cursor-pointer px-4! has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-guide`}
      >
        <Icon name="camera" className="shrink-0" />
        {t('hero.upload')}
        <input
          ref={file}
          type="file"
          accept={photoTypes}
          className="sr-only"
          onChange={(event) => beginWith(event.target.files?.[0], chosen)}
        />
      </label>
      {!short && <p className="text-sm text-ink-soft">{t('hero.note')}</p>}
    </form>
  );
}
