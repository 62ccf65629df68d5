import type { LoaderFunctionArgs } from 'react-router';
import { CountryGuidePage } from '../../../features/country-guide/country-guide-page.tsx';
import { documentTypes } from '../../../photo/document-type.ts';
import type { PageHandle } from '../../../routing/page-handle.ts';
import type { CountryGuide } from '../../../site-data/country-guide.ts';
import { variantPage } from '../../../site-data/country-page.server.ts';

export const handle: PageHandle = { texts: ['countries', 'showcase', 'supply', 'engine'] };

export function loader({ params: { country = '', variant = '' }, request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const documentType = documentTypes.find((type) => pathname.includes(`/${type}-photo/`)) ?? 'other';
  return variantPage({ documentType, key: country, variant, requestUrl: request.url }, context);
}

export default function Variant({ loaderData }: { loaderData: CountryGuide }) {
  return <CountryGuidePage guide={loaderData} />;
}
