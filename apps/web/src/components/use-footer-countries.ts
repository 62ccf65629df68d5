import { useRouteLoaderData } from 'react-router';
import { type FooterCountry, footerCountries } from '../content/footer-countries.ts';

/** Leaves out switched-off countries if the page knows them, as public pages do. */
export function useFooterCountries(): readonly FooterCountry[] {
  const site = useRouteLoaderData<{ inactiveInFooter: string[] }>('routes/site/layout');
  return footerCountries.filter(({ code }) => !site?.inactiveInFooter.includes(code));
}
