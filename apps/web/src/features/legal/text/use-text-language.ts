import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import type { Text } from './text.ts';

/** Loads the text again if the page was served in another language than the visitor reads, as when a cookie is gone. */
export function useTextLanguage({ language }: Text): void {
  const shown = useLanguage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (language !== shown) void revalidate();
  }, [language, shown, revalidate]);
}
