import type { LoaderFunctionArgs } from 'react-router';
import type { PageHandle } from '../../shell/routing/page-handle.ts';

export const handle: PageHandle = { texts: ['legal', 'payments'] };

export const loader = ({ context }: LoaderFunctionArgs) => ({ operator: context.facts.operator });

export { ContactPage as default } from '../../features/legal/contact/contact-page.tsx';
