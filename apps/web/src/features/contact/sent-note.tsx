import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

/** In place of the form; takes the focus, so that it is read out. */
export function SentNote({ address, onAgain }: { address: string; onAgain: () => void }) {
  const { t } = useTranslation('legal');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid animate-rise justify-items-start gap-4 py-6">
      <span className="grid size-12 place-items-center rounded-full border-2 border-pass text-xl text-pass">
        <Icon name="envelope" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('contact.sent.title')}
      </h2>
      <p className="max-w-[48ch] text-ink-soft">{t('contact.sent.body', { address })}</p>
      <Button onClick={onAgain}>{t('contact.sent.again')}</Button>
    </div>
  );
}
