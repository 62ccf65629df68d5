import type { LoaderFunctionArgs } from 'react-router';
import { LandingPage } from '../../../features/country-guide/landing-page.tsx';
import type { PageHandle } from '../../../routing/page-handle.ts';
import type { DocumentLanding } from '../../../site-data/country-guide.ts';
import { documentLanding } from '../../../site-data/country-lists.server.ts';

export const handle: PageHandle = { texts: ['countries', 'supply', 'engine'] };

export function loader({ context }: LoaderFunctionArgs) {
  return documentLanding('passport', context);
}

export default function Landing({ loaderData }: { loaderData: DocumentLanding }) {
  return <LandingPage landing={loaderData} />;
}
