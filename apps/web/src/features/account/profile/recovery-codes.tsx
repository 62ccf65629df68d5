import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';

/** They are shown once, as only their hashes are stored. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('account');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <section className="grid justify-items-start gap-3 border border-line bg-sheet p-5 text-sm">
      <h3 className="font-semibold">{t('profile.recovery.title')}</h3>
      <p>{t('profile.recovery.about')}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-x-8 gap-y-1 font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{t(copied ? 'profile.enrol.copied' : 'profile.recovery.copy')}</span>
      </Button>
    </section>
  );
}
