import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';

export function OfflineNotice({ hasPhoto }: { hasPhoto: boolean }) {
  const { t } = useTranslation();
  return <Notice title={t('offline.title')}>{t(hasPhoto ? 'offline.kept' : 'offline.empty')}</Notice>;
}
