import type { LoaderFunctionArgs } from 'react-router';
import { CountryGuidePage } from '../../../features/country-guide/country-guide-page.tsx';
import { PlanCards } from '../../../plans/plan-cards.tsx';
import type { PageHandle } from '../../../routing/page-handle.ts';
import type { CountryGuide } from '../../../site-data/country-guide.ts';
import { countryPage } from '../../../site-data/country-page.server.ts';

export const handle: PageHandle = { texts: ['countries', 'supply', 'engine', 'payments'] };

export function loader({ params, request, context }: LoaderFunctionArgs) {
  return countryPage({ documentType: 'id', key: params.country ?? '', requestUrl: request.url }, context);
}

export default function Country({ loaderData }: { loaderData: CountryGuide }) {
  return (
    <CountryGuidePage
      guide={loaderData}
      prices={<PlanCards ctaTo="/dashboard" contactForBusiness={false} />}
    />
  );
}
