import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { call } from '../../../shell/api/call.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { mosaicOf } from '../draft/mosaic-of.ts';
import { QrCode } from './qr-code.tsx';

interface ElsewhereDialogProps {
  picture: string;
  onClose: () => void;
}

export default function ElsewhereDialog({ picture, onClose }: ElsewhereDialogProps) {
  const { t, ready } = useTranslation('visitor');
  const language = useLanguage();
  const link = useQuery({
    queryKey: ['hand-off'],
    queryFn: async () => {
      const mosaic = await mosaicOf(picture);
      return call('handOff', { body: { language, ...(mosaic && { mosaic }) } });
    },
    // Every fetch creates a new link, so it must not refetch on its own.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isOver = useIsOver(link.data?.expiresAt ?? null);
  if (!ready) return null;
  const isBroken = link.isError || (isOver && !link.isFetching);
  return (
    <DialogFrame
      onOpenChange={(open) => !open && onClose()}
      title={t('elsewhere.action')}
      about={t('elsewhere.about', { phone: t('phone.action') })}
    >
      {isBroken ? (
        <div role="alert" className="grid justify-items-center gap-3">
          <p className="font-medium">{t(link.isError ? 'phone.failed' : 'phone.expired')}</p>
          <Button variant="ink" onClick={() => void link.refetch()}>
            {t('phone.again')}
          </Button>
        </div>
      ) : (
        <div className="grid justify-items-center gap-4">
          <QrCode qrSvg={link.data?.qrSvg} alt={t('elsewhere.qr')} />
          <p role="status" dir="ltr" className="min-h-8 font-bold font-mono text-2xl tracking-wider">
            {link.data?.code}
          </p>
        </div>
      )}
    </DialogFrame>
  );
}

function useIsOver(expiresAt: string | null): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (expiresAt === null) return;
    const timer = setTimeout(() => setOver(true), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return isOver;
}
