import type { Rejection } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../../components/flag.tsx';
import { countryName } from '../../../shell/i18n/country-names.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';

export function PhotoSubject({ countryCode, documentType }: Pick<Rejection, 'countryCode' | 'documentType'>) {
  const { t } = useTranslation('engine');
  const language = useLanguage();
  return (
    <span className="inline-flex items-center gap-2">
      <Flag code={countryCode} />
      <span>
        {countryName(language, countryCode)} · {t(`documents.${documentType}`)}
      </span>
    </span>
  );
}
