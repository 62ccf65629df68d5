import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { EmptyFrame } from '../../components/empty-frame.tsx';

export function MissingReport() {
  const { t } = useTranslation('report');
  return (
    <EmptyFrame mrz="P<VESIKA<<NO<SUCH<PHOTO" title={t('page.missing.title')} body={t('page.missing.body')}>
      <Link to="/dashboard/gallery" className={buttonClass({ look: 'ink', size: 'lg' })}>
        {t('page.back')}
      </Link>
    </EmptyFrame>
  );
}
