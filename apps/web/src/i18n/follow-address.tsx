import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languageOfPath } from '../routing/site-path.ts';

/** Going from one public page to another may change the language that the address names. */
export function FollowAddress() {
  const { i18n } = useTranslation();
  const named = languageOfPath(useLocation().pathname);
  useEffect(() => {
    if (named && named !== i18n.language) void i18n.changeLanguage(named);
  }, [named, i18n]);
  return null;
}
