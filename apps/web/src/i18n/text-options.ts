import { languages } from '@vesika/messages';
import type { InitOptions } from 'i18next';

export const textOptions = {
  supportedLngs: languages,
  load: 'languageOnly',
  defaultNS: 'web',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} satisfies InitOptions;
