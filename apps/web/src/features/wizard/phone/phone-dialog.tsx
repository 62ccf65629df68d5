import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { call } from '../../../shell/api/call.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import type { Choices } from '../../../take/choose/use-choices.ts';
import { QrCode } from './qr-code.tsx';

interface PhoneDialogProps {
  choices: Pick<Choices, 'countryCode' | 'documentType' | 'variant'>;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The phone opens the same choices with a session of its own; its photo comes here by the code that it shows. */
export default function PhoneDialog({ choices, onCode, onClose }: PhoneDialogProps) {
  const { t, ready } = useTranslation('visitor');
  const language = useLanguage();
  const { countryCode, documentType, variant } = choices;
  const [code, setCode] = useState('');
  const link = useQuery({
    queryKey: ['choices-link', language, documentType, countryCode, variant],
    queryFn: () =>
      call('choicesLink', {
        body: {
          language,
          documentType,
          ...(countryCode !== null && { countryCode }),
          ...(variant !== null && { variant }),
        },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!ready) return null;
  return (
    <DialogFrame
      onOpenChange={(open) => !open && onClose()}
      title={t('phone.title')}
      about={t('phone.about')}
    >
      <div className="grid gap-5">
        {link.isError ? (
          <p role="alert">{t('phone.failed')}</p>
        ) : (
          <QrCode qrSvg={link.data?.qrSvg} alt={t('phone.qr')} />
        )}
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (code.trim() !== '') onCode(code.trim());
          }}
        >
          <TextField
            label={t('phone.code')}
            hint={t('phone.codeHint', { action: t('elsewhere.action') })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="ink">
            {t('phone.show')}
          </Button>
        </form>
      </div>
    </DialogFrame>
  );
}
