import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activePackageQuery } from '../../../api/active-package.ts';

/** A failed look-up is no news for the customer; it is logged, and the card offers to try again. */
export function useActivePackage() {
  const query = useQuery(activePackageQuery);
  useEffect(() => {
    if (query.error) console.error('The package could not be looked up.', query.error);
  }, [query.error]);
  return query;
}
