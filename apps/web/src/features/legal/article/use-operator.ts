import type { ServiceFacts } from '@vesika/contract';
import { useLoaderData } from 'react-router';

/** The operator's details, which every page that shows them loads. */
export function useOperator(): ServiceFacts['operator'] {
  return useLoaderData<Pick<ServiceFacts, 'operator'>>().operator;
}
