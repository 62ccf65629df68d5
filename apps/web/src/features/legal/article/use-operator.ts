import type { ServiceFacts } from '@vesika/contract';
import { useLoaderData } from 'react-router';

export function useOperator(): ServiceFacts['operator'] {
  return useLoaderData<Pick<ServiceFacts, 'operator'>>().operator;
}
