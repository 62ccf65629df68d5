import { type GalleryPhoto, requestLine } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSave } from '../../purchase/files/use-save.ts';

export function Certificate({
  photo: { photoId, countryCode, documentType, state },
}: {
  photo: GalleryPhoto;
}) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const save = useSave();
  if (state === 'preview') return <p className="text-sm text-ink-soft">{t('page.certificate.locked')}</p>;
  const { url: address } = requestLine('photoCertificate', { params: { photoId }, query: { language } });
  const fileName = `vesika-${countryCode.toLowerCase()}-${documentType}-certificate.pdf`;
  return (
    <div className="grid gap-2">
      <Button size="lg" busy={save.isPending} onClick={() => save.mutate({ address, fileName })}>
        {!save.isPending && <Icon name="receipt" />}
        {t('page.certificate.action')}
      </Button>
      <p className="text-sm text-ink-soft">{t('page.certificate.about')}</p>
    </div>
  );
}
