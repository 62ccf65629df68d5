import type { LoaderFunctionArgs } from 'react-router';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import type { PageHandle } from '../../shell/routing/page-handle.ts';
import { type Landing as LandingData, landing } from '../../site/data/landing.server.ts';

export const handle: PageHandle = { texts: ['landing', 'showcase', 'payments', 'engine', 'supply'] };

export function loader({ context }: LoaderFunctionArgs) {
  return landing(context, context);
}

export default function Landing({ loaderData }: { loaderData: LandingData }) {
  return <LandingPage landing={loaderData} />;
}
