import type { LoaderFunctionArgs } from 'react-router';
import { AllCountriesPage } from '../../../features/country-guide/all-countries-page.tsx';
import type { PageHandle } from '../../../routing/page-handle.ts';
import type { CountryList } from '../../../site-data/country-guide.ts';
import { allCountries } from '../../../site-data/country-lists.server.ts';

export const handle: PageHandle = { texts: ['countries', 'supply', 'engine'] };

export function loader({ context }: LoaderFunctionArgs) {
  return allCountries('visa', context);
}

export default function AllCountries({ loaderData }: { loaderData: CountryList }) {
  return <AllCountriesPage documentType="visa" list={loaderData} />;
}
