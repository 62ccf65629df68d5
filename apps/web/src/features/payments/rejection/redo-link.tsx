import type { Rejection } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isTravelDocumentType } from '../../../photo/document-type.ts';

/** To where the free photo is made; documents without a wizard of their own are made as passport photos. */
export function RedoLink({ rejection, className }: { rejection: Rejection; className: string }) {
  const { t } = useTranslation('payments');
  const { countryCode, documentType } = rejection;
  const type = isTravelDocumentType(documentType) ? documentType : 'passport';
  return (
    <Link to={`/dashboard/${type}?country=${countryCode}`} className={className}>
      {t('rejection.redo')}
    </Link>
  );
}
