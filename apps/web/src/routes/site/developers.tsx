import type { LoaderFunctionArgs } from 'react-router';
import { DevelopersPage } from '../../features/developers/developers-page.tsx';
import type { PageHandle } from '../../shell/routing/page-handle.ts';
import { type ApiReference, apiReference } from '../../site/data/api-reference.server.ts';

export const handle: PageHandle = { texts: ['developers'] };

export const loader = ({ context }: LoaderFunctionArgs) => apiReference(context.siteUrl);

export default function Page({ loaderData }: { loaderData: ApiReference }) {
  return <DevelopersPage reference={loaderData} />;
}
