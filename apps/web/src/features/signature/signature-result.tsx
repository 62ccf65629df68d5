import type { Signature } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { saveBlob } from '../../shell/api/save-file.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import type { SignatureFormat } from './signature-format.ts';

interface SignatureResultProps {
  signature: Signature;
  format: SignatureFormat;
  /** True if the signature is below a photo in the same file. */
  isJoined: boolean;
}

export function SignatureResult({ signature, format, isJoined }: SignatureResultProps) {
  const { t } = useTranslation('signature');
  const locale = localeOf(useLanguage());
  const { jpegBase64, bytes, isWithinLimits } = signature;
  const kilobytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1000);
  const size = { width: format.widthPx, height: format.heightPx, size: kilobytes };
  return (
    <section className="grid gap-3 border border-line bg-sheet p-5">
      <h2 className="text-lg font-semibold">{t(isJoined ? 'result.joined' : 'result.title')}</h2>
      {/* The signature is white paper in dark mode too: it is a picture of the file. */}
      <img
        src={`data:image/jpeg;base64,${jpegBase64}`}
        alt={t(isJoined ? 'result.joinedAlt' : 'result.alt')}
        width={format.widthPx}
        height={format.heightPx}
        className="h-auto max-w-full justify-self-start border border-line bg-white"
      />
      <p className="text-sm text-ink-soft">{t('result.size', size)}</p>
      {!isWithinLimits && (
        <p className="flex items-start gap-2 text-sm text-unsure">
          <Icon name="warning" className="mt-0.5 shrink-0" />
          {t('result.outside')}
        </p>
      )}
      <Button
        variant="ink"
        className="justify-self-start max-sm:w-full"
        onClick={() => saveBlob(jpegIn(jpegBase64), isJoined ? 'photo-and-signature.jpg' : 'signature.jpg')}
      >
        <Icon name="download" />
        {t('act.download')}
      </Button>
    </section>
  );
}

function jpegIn(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}
