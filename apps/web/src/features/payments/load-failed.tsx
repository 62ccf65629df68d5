import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

export function LoadFailed({ text, busy, onRetry }: { text: string; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('payments');
  return (
    <div role="alert" className="grid justify-items-start gap-4 border border-line bg-sheet p-5">
      <p className="flex items-start gap-2.5">
        <Icon name="warning" className="mt-0.5 shrink-0 text-fail" />
        {text}
      </p>
      <Button busy={busy} onClick={onRetry}>
        {t('page.retry')}
      </Button>
    </div>
  );
}
