import type { LoaderFunctionArgs } from 'react-router';
import { HelpPage } from '../../features/legal/help/help-page.tsx';
import { loadText } from '../../features/legal/text/load-text.server.ts';
import type { Text } from '../../features/legal/text/text.ts';
import type { PageHandle } from '../../shell/routing/page-handle.ts';

export const handle: PageHandle = { texts: ['legal'] };

export function loader({ context }: LoaderFunctionArgs) {
  return loadText('help', context);
}

export default function Page({ loaderData }: { loaderData: Text }) {
  return <HelpPage text={loaderData} />;
}
