import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import type { OriginalState } from './use-chosen-photo.ts';

/** Explains why the stored original is not available, and what to do instead. */
export function OriginalNotice({ state, onReload }: { state: OriginalState; onReload: () => void }) {
  const { t } = useTranslation();
  switch (state) {
    case 'ready':
      return null;
    case 'loading':
      return <Waiting />;
    case 'gone':
      return (
        <Notice title={t('original.gone.title')}>
          <p className="text-ink-soft">{t('original.gone.body')}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice title={t('original.failed')}>
          <Button className="mt-1 justify-self-start" onClick={onReload}>
            {t('result.retry')}
          </Button>
        </Notice>
      );
  }
}
