import type { LoaderFunctionArgs } from 'react-router';
import { HelpPage } from '../../features/legal/help/help-page.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['legal', 'payments', 'account'] };

export const loader = ({ context }: LoaderFunctionArgs) => context.facts;

export default function Page() {
  return <HelpPage />;
}
