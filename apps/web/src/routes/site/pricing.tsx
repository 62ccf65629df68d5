import { PricingPage } from '../../features/pricing/pricing-page.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['pricing', 'payments'] };

export default function Pricing() {
  return <PricingPage />;
}
