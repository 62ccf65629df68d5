import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useFormats } from '../../shell/i18n/use-formats.ts';

interface SecretPanelProps {
  secret: string;
  previousUntil?: string | undefined;
  onDone: () => void;
}

export function SecretPanel({ secret, previousUntil, onDone }: SecretPanelProps) {
  const { t } = useTranslation('webhooks');
  const { moment } = useFormats();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <section
      aria-labelledby={headingId}
      className="grid justify-items-start gap-4 border-s-2 border-unsure bg-unsure/8 p-5"
    >
      <div className="grid gap-1">
        <h3 id={headingId} ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
          {t('secret.title')}
        </h3>
        <p className="max-w-[60ch] text-sm">{t('secret.lead')}</p>
        {previousUntil && (
          <p className="text-sm text-ink-soft">{t('secret.previous', { time: moment(previousUntil) })}</p>
        )}
      </div>
      <code
        dir="ltr"
        className="max-w-full border border-line bg-sheet px-3 py-2 font-mono text-sm leading-relaxed break-all select-all"
      >
        {secret}
      </code>
      <div className="flex flex-wrap gap-2">
        <Button variant="ink" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          <span aria-live="polite">{t(copied ? 'secret.copied' : 'secret.copy')}</span>
        </Button>
        <Button onClick={onDone}>{t('secret.done')}</Button>
      </div>
    </section>
  );
}
