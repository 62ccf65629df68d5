import type { LoaderFunctionArgs } from 'react-router';
import { CountryGuidePage } from '../../../features/country-guide/country-guide-page.tsx';
import type { PageHandle } from '../../../shell/routing/page-handle.ts';
import { type CountryGuide, countryPage } from '../../../site/data/country-page.server.ts';

export const handle: PageHandle = { texts: ['countries', 'showcase', 'supply', 'engine'] };

export function loader({ params, request, context }: LoaderFunctionArgs) {
  return countryPage({ documentType: 'visa', key: params.country ?? '', requestUrl: request.url }, context);
}

export default function Country({ loaderData }: { loaderData: CountryGuide }) {
  return <CountryGuidePage guide={loaderData} />;
}
