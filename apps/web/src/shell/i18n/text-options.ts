import { languages } from '@vesika/messages';
import type { InitOptions } from 'i18next';

export const textOptions = {
  supportedLngs: languages,
  load: 'languageOnly',
  defaultNS: 'web',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  // The text of a catalogue that is still on its way has no default; its key must not be seen meanwhile.
  parseMissingKeyHandler: (_key, defaultText?: string) => defaultText ?? '',
} satisfies InitOptions;
