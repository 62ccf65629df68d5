import type { HumanCheckOffer } from '@vesika/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { PricingPage } from '../../features/pricing/pricing-page.tsx';
import type { PageHandle } from '../../shell/routing/page-handle.ts';
import { revalidateOnPath } from '../../shell/routing/revalidate.ts';

export const handle: PageHandle = { texts: ['pricing', 'payments', 'visitor'] };

export async function loader({ context }: LoaderFunctionArgs) {
  return { humanCheck: await context.findHumanCheck() };
}

export const shouldRevalidate = revalidateOnPath;

export default function Pricing({ loaderData }: { loaderData: { humanCheck: HumanCheckOffer | null } }) {
  return <PricingPage humanCheck={loaderData.humanCheck} />;
}
