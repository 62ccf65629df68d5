import { useEffect } from 'react';
import { i18n } from './setup.ts';

/** After hydration in the language of the served page, changes to the visitor's own. */
export function VisitorLanguage() {
  useEffect(() => {
    void i18n.changeLanguage().finally(() => {
      delete document.documentElement.dataset.languagePending;
    });
  }, []);
  return null;
}
