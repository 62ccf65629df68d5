import type { LoaderFunctionArgs } from 'react-router';
import { CheckPage } from '../../features/check/check-page.tsx';
import type { Kept } from '../../features/check/kept.ts';
import type { PageHandle } from '../../shell/routing/page-handle.ts';
import { revalidateOnPath } from '../../shell/routing/revalidate.ts';
import { OfflineStart } from '../offline-start.tsx';

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
