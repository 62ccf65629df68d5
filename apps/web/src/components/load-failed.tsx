import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface LoadFailedProps {
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
  text: string;
  retry: string;
}

/** Shown in place of data that could not be loaded. */
export function LoadFailed({ query, text, retry }: LoadFailedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border border-line bg-sheet p-5">
      <p className="flex items-start gap-2.5">
        <Icon name="warning" className="mt-0.5 shrink-0 text-fail" />
        {text}
      </p>
      <Button busy={query.isFetching} onClick={() => void query.refetch()}>
        {retry}
      </Button>
    </div>
  );
}
