import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { Landing } from '../../../site/data/landing.server.ts';
import { CountryChoice } from '../../../take/country-search/country-choice.tsx';
import { likelyCountry } from '../../../take/country-search/likely-country.ts';
import { photoTypes } from '../../../take/original/upload-limits.ts';
import { useVisit } from '../../../take/original/visit.tsx';

interface StartFormProps extends Pick<Landing, 'countries' | 'likely'> {
  short?: boolean;
}

export function StartForm({ countries, likely, short = false }: StartFormProps) {
  const { t } = useTranslation('landing');
  const navigate = useNavigate();
  const visit = useVisit();
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(likely);
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
  return (
    <form action="/create" className="grid w-full max-w-md gap-3">
      <input type="hidden" name="country" value={chosen} />
      <CountryChoice countries={countries} label={t('hero.picker')} value={chosen} onChange={begin} submits />
      <label
        className={`${buttonClass({ variant: 'stamp', size: 'lg' })} cursor-pointer px-4! has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-guide`}
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
