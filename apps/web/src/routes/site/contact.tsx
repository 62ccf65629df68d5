import type { LoaderFunctionArgs } from 'react-router';
import { ContactPage } from '../../features/legal/contact/contact-page.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['legal', 'payments'] };

export const loader = ({ context }: LoaderFunctionArgs) => ({ operator: context.facts.operator });

export default function Page() {
  return <ContactPage />;
}
