import { languages } from '@vesika/messages';
import type { InitOptions } from 'i18next';

export const textOptions = {
  supportedLngs: languages,
  load: 'languageOnly',
  defaultNS: 'web',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  // A text of a catalogue that is still on its way; its key must not be seen meanwhile.
  parseMissingKeyHandler: () => '',
} satisfies InitOptions;
