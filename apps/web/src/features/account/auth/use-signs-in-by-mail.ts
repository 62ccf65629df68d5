import { useRouteLoaderData } from 'react-router';

/** Whether this service mails links in place of a password; known from the first page on, so that none waits for it. */
export function useSignsInByMail(): boolean {
  return useRouteLoaderData<{ signsInByMail: boolean }>('root')?.signsInByMail ?? false;
}
