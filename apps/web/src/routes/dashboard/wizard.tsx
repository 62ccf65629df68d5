import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePurchaseDialog } from '../../buy/plans/purchase-dialog-context.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Wizard } from '../../features/wizard/wizard.tsx';
import { isDocumentType } from '../../photo/document-type.ts';

export default function DocumentWizard() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { open } = usePurchaseDialog();
  const routeType = pathname.split('/').find(isDocumentType) ?? 'passport';
  return (
    <>
      <PageTitle page={t(`meta.wizard.${routeType}`)} />
      <Wizard key={routeType} routeType={routeType} onBuy={open} />
    </>
  );
}
