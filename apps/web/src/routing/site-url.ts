import { useRouteLoaderData } from 'react-router';

/** Origin of the service, for addresses that leave the page. */
export function useSiteUrl(): string {
  return useRouteLoaderData<{ siteUrl: string }>('routes/site/layout')?.siteUrl ?? '';
}
