import { useRouteLoaderData } from 'react-router';

/** Address of the sister service that translates documents; null where there is none, and off the public pages. */
export function useTranslationService(): string | null {
  const site = useRouteLoaderData<{ translationServiceUrl: string | null }>('routes/site/layout');
  return site?.translationServiceUrl ?? null;
}
