import type { LoaderFunctionArgs } from 'react-router';
import type { TripCountries } from '../../features/trip/trip-countries.ts';
import { TripPage } from '../../features/trip/trip-page.tsx';
import { QueryProvider } from '../../shell/api/query-provider.tsx';
import type { PageHandle } from '../../shell/routing/page-handle.ts';
import { documentLanding } from '../../site/data/country-lists.server.ts';

export const handle: PageHandle = { texts: ['trip', 'engine', 'supply'], quiet: false };

export function loader({ context }: LoaderFunctionArgs): TripCountries {
  const { searched } = documentLanding('passport', context);
  return { countries: searched };
}

export default function Trip({ loaderData }: { loaderData: TripCountries }) {
  return (
    <QueryProvider>
      <TripPage countries={loaderData.countries} />
    </QueryProvider>
  );
}
