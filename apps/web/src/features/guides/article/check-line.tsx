import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';

/** How to see that a step has been done well. */
export function CheckLine({ text }: { text: string }) {
  const { t } = useTranslation('guides');
  return (
    <p className="flex max-w-[65ch] items-start gap-3 border-s-2 border-pass bg-pass/8 px-3.5 py-3 text-sm">
      <Icon name="check" className="mt-0.5 shrink-0 text-pass" />
      <span>
        <strong className="font-semibold">{t('frame.check')}:</strong> {text}
      </span>
    </p>
  );
}
