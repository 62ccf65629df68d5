import type { LoaderFunctionArgs } from 'react-router';
import { CheckPage } from '../../features/check/check-page.tsx';
import type { Kept } from '../../features/check/kept.ts';
import { OfflineStart } from '../../offline/offline-start.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';
import { revalidateOnPath } from '../../routing/revalidate.ts';

export const handle: PageHandle = { texts: ['check', 'engine', 'supply', 'report', 'original'] };

export function loader({ context }: LoaderFunctionArgs): Kept {
  const { originalsVisitorHours, originalsDays, previewsPerDay } = context.facts;
  return { originalsVisitorHours, originalsDays, previewsPerDay };
}

export const shouldRevalidate = revalidateOnPath;

export default function Check({ loaderData }: { loaderData: Kept }) {
  return (
    <>
      <OfflineStart />
      <CheckPage kept={loaderData} />
    </>
  );
}
