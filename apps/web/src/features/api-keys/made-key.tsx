import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { inputClass } from '../../components/fields/text-field.tsx';
import { Icon } from '../../components/icon.tsx';

export function MadeKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation('api');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <div className="grid gap-5">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {t('made.secret')}
        </label>
        <textarea
          ref={field}
          id={id}
          readOnly
          rows={2}
          value={secret}
          dir="ltr"
          spellCheck={false}
          onFocus={(event) => event.target.select()}
          className={`${inputClass} resize-none py-3 font-mono text-sm! break-all`}
        />
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button variant="ink" onClick={() => void copy().catch(() => setCopied(false))}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span aria-live="polite">{t(isCopied ? 'made.copied' : 'made.copy')}</span>
        </Button>
        <Button onClick={onDone}>{t('made.done')}</Button>
      </div>
    </div>
  );
}
