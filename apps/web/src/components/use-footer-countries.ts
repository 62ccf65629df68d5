import { useRouteLoaderData } from 'react-router';
import { type FooterCountry, footerCountries } from '../content/footer-countries.ts';

/** Without those that are switched off, as far as the page knows them: public pages do. */
export function useFooterCountries(): readonly FooterCountry[] {
  const site = useRouteLoaderData<{ inactiveInFooter: string[] }>('routes/site/layout');
  return footerCountries.filter(({ code }) => !site?.inactiveInFooter.includes(code));
}
