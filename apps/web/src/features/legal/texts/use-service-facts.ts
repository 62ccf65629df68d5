import type { ServiceFacts } from '@vesika/contract';
import { useLoaderData } from 'react-router';

/** Figures and names used in the texts; every page that shows them loads them. */
export function useServiceFacts(): ServiceFacts {
  return useLoaderData<ServiceFacts>();
}
