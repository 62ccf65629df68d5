import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import { Page } from './page.tsx';
import { PageTitle } from './page-title.tsx';

export function CrashPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageTitle page={t('meta.crash')} />
      <EmptyFrame mrz="P<UTO500<<SOMETHING<WENT<WRONG" title={t('crash.title')} body={t('crash.body')}>
        <Button variant="ink" size="lg" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
      </EmptyFrame>
    </Page>
  );
}
