import { useTranslation } from 'react-i18next';
import { buttonClass } from './button.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import { Page } from './page.tsx';
import { PageTitle } from './page-title.tsx';
import { SiteLink } from './site-link.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageTitle page={t('meta.notFound')} />
      <EmptyFrame mrz="P<UTO404<<PAGE<NOT<FOUND" title={t('notFound.title')} body={t('notFound.body')}>
        <SiteLink to="/" className={buttonClass({ variant: 'ink', size: 'lg' })}>
          {t('notFound.home')}
        </SiteLink>
      </EmptyFrame>
    </Page>
  );
}
