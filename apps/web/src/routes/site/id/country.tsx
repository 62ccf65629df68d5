import type { LoaderFunctionArgs } from 'react-router';
import { CapturedDocumentPage } from '../../../features/country-guide/captured-document-page.tsx';
import { CountryGuidePage } from '../../../features/country-guide/country-guide-page.tsx';
import { PriceCards } from '../../../plans/price-cards.tsx';
import type { PageHandle } from '../../../routing/page-handle.ts';
import type { CapturedPage } from '../../../site-data/captured-page.server.ts';
import { capturedPage } from '../../../site-data/captured-page.server.ts';
import type { CountryGuide } from '../../../site-data/country-page.server.ts';
import { countryPage } from '../../../site-data/country-page.server.ts';

export const handle: PageHandle = { texts: ['countries', 'showcase', 'supply', 'engine', 'payments'] };

export function loader({ params, request, context }: LoaderFunctionArgs) {
  const address = { documentType: 'id', key: params.country ?? '', requestUrl: request.url } as const;
  return capturedPage({ ...address, variant: null }, context) ?? countryPage(address, context);
}

export default function Country({ loaderData }: { loaderData: CountryGuide | CapturedPage }) {
  if (!('rule' in loaderData)) return <CapturedDocumentPage page={loaderData} />;
  return (
    <CountryGuidePage
      guide={loaderData}
      prices={<PriceCards ctaTo="/dashboard" contactForBusiness={false} />}
    />
  );
}
