import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@vesika/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import type { Choices } from '../../../choose/use-choices.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { usePhonePhoto } from './use-phone-photo.ts';

interface PhoneDialogProps {
  choices: Pick<Choices, 'countryCode' | 'documentType' | 'variant'>;
  onArrived: (draft: Draft) => void;
  onClose: () => void;
}

export default function PhoneDialog({ choices, onArrived, onClose }: PhoneDialogProps) {
  const { t, ready } = useTranslation('visitor');
  const language = useLanguage();
  const { countryCode, documentType, variant } = choices;
  const link = useQuery({
    queryKey: ['hand-off'],
    queryFn: () =>
      call('handOff', {
        body: {
          language,
          documentType,
          ...(countryCode !== null && { countryCode }),
          ...(variant !== null && { variant }),
        },
      }),
    // Every fetch creates a new link, so it must not refetch on its own.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const expiresAt = link.data?.expiresAt ?? null;
  const { draft, isOver } = usePhonePhoto(expiresAt);
  const arrive = useEffectEvent(onArrived);
  useEffect(() => {
    if (draft) arrive(draft);
  }, [draft]);
  if (!ready) return null;
  const isBroken = link.isError || (isOver && !link.isFetching);
  return (
    <DialogFrame
      onOpenChange={(open) => !open && onClose()}
      title={t('phone.title')}
      about={t('phone.about')}
    >
      <div className="grid justify-items-center gap-4">
        <div className="grid size-56 place-items-center border border-line bg-[#fff]">
          {link.data && !isBroken ? (
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(link.data.qrSvg)}`}
              alt={t('phone.qr')}
              className="size-56"
            />
          ) : (
            !isBroken && <span aria-hidden="true" className="size-40 animate-pulse bg-[#e3dfd6]" />
          )}
        </div>
        {isBroken ? (
          <div role="alert" className="grid justify-items-center gap-3">
            <p className="font-medium">{t(link.isError ? 'phone.failed' : 'phone.expired')}</p>
            <Button look="ink" onClick={() => void link.refetch()}>
              {t('phone.again')}
            </Button>
          </div>
        ) : (
          <p role="status" className="flex items-center gap-2.5 text-sm font-medium">
            <span aria-hidden="true" className="size-3 animate-pulse rounded-full bg-guide" />
            {t('phone.waiting')}
          </p>
        )}
      </div>
    </DialogFrame>
  );
}
