import { useRouteLoaderData } from 'react-router';

export function useSignsInByMail(): boolean {
  return useRouteLoaderData<{ signsInByMail: boolean }>('root')?.signsInByMail ?? false;
}
