import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { Portrait } from '../../../drawings/portrait.tsx';
import type { PortraitName } from '../../../drawings/portraits.ts';

export function MarkedPortrait({ portrait, name }: { portrait: PortraitName; name: string }) {
  const { t } = useTranslation('guides');
  const right = portrait === 'good';
  return (
    <figure>
      <Portrait of={portrait} />
      <figcaption className="mt-2 flex items-start gap-1.5 text-sm leading-snug">
        <Icon
          name={right ? 'check' : 'cross'}
          className={`mt-px shrink-0 ${right ? 'text-pass' : 'text-fail'}`}
        />
        <span className="min-w-0 wrap-anywhere hyphens-auto">
          <span className="sr-only">{right ? t('frame.right') : t('frame.wrong')}: </span>
          {name}
        </span>
      </figcaption>
    </figure>
  );
}
