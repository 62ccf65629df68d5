import { useRouteLoaderData } from 'react-router';
import { type FooterCountry, footerCountries } from '../content/footer-countries.ts';

export function useFooterCountries(): readonly FooterCountry[] {
  const site = useRouteLoaderData<{ inactiveInFooter: string[] }>('routes/site/layout');
  return footerCountries.filter(({ code }) => !site?.inactiveInFooter.includes(code));
}
