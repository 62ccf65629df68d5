import type { LoaderFunctionArgs } from 'react-router';
import { CapturedDocumentPage } from '../../../features/country-guide/captured-document-page.tsx';
import { CountryGuidePage } from '../../../features/country-guide/country-guide-page.tsx';
import { documentTypes } from '../../../photo/document-type.ts';
import type { PageHandle } from '../../../shell/routing/page-handle.ts';
import { type CapturedPage, capturedPage } from '../../../site/data/captured-page.server.ts';
import { type CountryGuide, variantPage } from '../../../site/data/country-page.server.ts';

export const handle: PageHandle = { texts: ['countries', 'showcase', 'supply', 'engine'] };

export function loader({ params: { country = '', variant = '' }, request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const documentType = documentTypes.find((type) => pathname.includes(`/${type}-photo/`)) ?? 'other';
  const address = { documentType, key: country, variant, requestUrl: request.url };
  return capturedPage(address, context) ?? variantPage(address, context);
}

export default function Variant({ loaderData }: { loaderData: CountryGuide | CapturedPage }) {
  if (!('rule' in loaderData)) return <CapturedDocumentPage page={loaderData} />;
  return <CountryGuidePage guide={loaderData} />;
}
