import type { LoaderFunctionArgs } from 'react-router';
import { CheckPage } from '../../features/check/check-page.tsx';
import type { Retention } from '../../features/check/retention.ts';
import type { PageHandle } from '../../shell/routing/page-handle.ts';
import { revalidateOnPath } from '../../shell/routing/revalidate.ts';
import { OfflineStart } from '../offline-start.tsx';

export const handle: PageHandle = { texts: ['check', 'engine', 'supply', 'report', 'original'] };

export function loader({ context }: LoaderFunctionArgs): Retention {
  const { originalsVisitorHours, originalsDays, previewsPerDay } = context.facts;
  return { originalsVisitorHours, originalsDays, previewsPerDay };
}

export const shouldRevalidate = revalidateOnPath;

export default function Check({ loaderData }: { loaderData: Retention }) {
  return (
    <>
      <OfflineStart />
      <CheckPage kept={loaderData} />
    </>
  );
}
