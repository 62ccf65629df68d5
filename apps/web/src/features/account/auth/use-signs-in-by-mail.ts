import { useRouteLoaderData } from 'react-router';

/** Reports whether this service mails sign-in links. The root route loads it, so no page has to wait for it. */
export function useSignsInByMail(): boolean {
  return useRouteLoaderData<{ signsInByMail: boolean }>('root')?.signsInByMail ?? false;
}
