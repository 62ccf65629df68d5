import { useRouteLoaderData } from 'react-router';

export function useSiteUrl(): string {
  return useRouteLoaderData<{ siteUrl: string }>('routes/site/layout')?.siteUrl ?? '';
}
