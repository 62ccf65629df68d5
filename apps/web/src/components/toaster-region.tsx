import { directionOf } from '@vesika/messages';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster, toast } from 'sonner';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { Icon } from './icon.tsx';

export interface Message {
  kind: 'error' | 'success';
  title: string;
  description?: string | undefined;
}

const successMs = 6000;
const removalMs = 1_000_000;

export default function ToasterRegion({ message }: { message: Message | null }) {
  const { t } = useTranslation();
  const direction = directionOf(useLanguage());
  useEffect(() => {
    toast.dismiss();
    if (message?.kind === 'error') toast.error(message.title, { description: message.description });
    if (message?.kind === 'success') {
      toast.success(message.title, { description: message.description, duration: successMs });
    }
  }, [message]);
  return (
    <Toaster
      dir={direction}
      position="top-center"
      offset={8}
      mobileOffset={8}
      style={{ fontFamily: 'var(--face-text)' }}
      visibleToasts={1}
      duration={removalMs}
      closeButton
      containerAriaLabel={t('toast.region')}
      icons={{
        error: <Icon name="cross" className="text-fail" />,
        success: <Icon name="check" className="text-pass" />,
        close: <Icon name="cross" className="size-4" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('toast.close'),
        classNames: {
          toast:
            'group pointer-events-auto flex w-full items-start gap-3 rounded-md border border-line border-s-4 bg-sheet py-3.5 ps-3.5 pe-12 text-ink shadow-dialog data-[type=error]:border-s-fail data-[type=success]:border-s-pass sm:w-[25rem]',
          icon: 'mt-0.5 shrink-0',
          title: 'text-sm font-semibold',
          description: 'text-sm text-ink-soft',
          closeButton:
            'absolute! end-1.5! top-1.5! grid size-9 place-items-center rounded-sm text-ink-soft hover:bg-ink/7 hover:text-ink start-auto! transform-none!',
        },
      }}
    />
  );
}
