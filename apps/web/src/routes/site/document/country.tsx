import type { LoaderFunctionArgs } from 'react-router';
import { PriceCards } from '../../../buy/plans/price-cards.tsx';
import { CapturedDocumentPage } from '../../../features/country-guide/captured-document-page.tsx';
import { CountryGuidePage } from '../../../features/country-guide/country-guide-page.tsx';
import type { PageHandle } from '../../../shell/routing/page-handle.ts';
import { type CapturedPage, capturedPage } from '../../../site/data/captured-page.server.ts';
import { type CountryGuide, countryPage } from '../../../site/data/country-page.server.ts';
import { documentOfPath } from './document-of-path.ts';

export const handle: PageHandle = { texts: ['countries', 'showcase', 'supply', 'engine', 'payments'] };

export function loader({ params: { country = '' }, request, context }: LoaderFunctionArgs) {
  const address = { documentType: documentOfPath(request), key: country, requestUrl: request.url };
  return capturedPage({ ...address, variant: null }, context) ?? countryPage(address, context);
}

export default function Country({ loaderData }: { loaderData: CountryGuide | CapturedPage }) {
  if (!('rule' in loaderData)) return <CapturedDocumentPage page={loaderData} />;
  const prices = loaderData.isGuide && <PriceCards ctaTo="/dashboard" contactForBusiness={false} />;
  return <CountryGuidePage guide={loaderData} prices={prices} />;
}
