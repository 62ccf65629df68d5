import type { LoaderFunctionArgs } from 'react-router';
import { LandingPage } from '../../../features/country-guide/landing-page.tsx';
import type { PageHandle } from '../../../shell/routing/page-handle.ts';
import { type DocumentLanding, documentLanding } from '../../../site/data/country-lists.server.ts';
import { documentOfPath } from './document-of-path.ts';

export const handle: PageHandle = { texts: ['countries', 'supply', 'engine'] };

export function loader({ request, context }: LoaderFunctionArgs) {
  return documentLanding(documentOfPath(request), context);
}

export default function Landing({ loaderData }: { loaderData: DocumentLanding }) {
  return <LandingPage key={loaderData.documentType} landing={loaderData} />;
}
