import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { SiteLink } from '../../../components/site-link.tsx';

const linkClass = 'underline underline-offset-4 hover:text-stamp';

/** Tells people where to mail an authority's letter: to the operator's address, or through the contact page without one. */
export function LetterNote() {
  const { t } = useTranslation(['payments', 'web']);
  const email = useRouteLoaderData<{ contactEmail: string | null }>('root')?.contactEmail;
  return (
    <p className="max-w-[60ch] text-sm text-ink-soft">
      {t('rejection.letter')}{' '}
      {email ? (
        <a href={`mailto:${email}`} dir="ltr" className={linkClass}>
          {email}
        </a>
      ) : (
        <SiteLink to="/contact" className={linkClass}>
          {t('web:footer.contact')}
        </SiteLink>
      )}
    </p>
  );
}
