import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Loads the next page of a long list. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreButtonProps) {
  const { t } = useTranslation('operator');
  if (!hasNextPage) return null;
  return (
    <Button className="justify-self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('list.more')}
    </Button>
  );
}
