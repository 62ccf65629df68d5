import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import { PushedRow } from '../components/pushed-row.tsx';
import { Swatch } from '../report-view/values/swatch.tsx';
import { RefusedPicture, useRefusal } from './refused-picture.tsx';
import { type Refusal, refusals } from './showcase-facts.ts';

interface RefusedGalleryProps {
  labelledBy: string;
  className?: string;
}

export function RefusedGallery({ labelledBy, className = '' }: RefusedGalleryProps) {
  return (
    <PushedRow labelledBy={labelledBy} className={className}>
      <ul className="flex gap-3 sm:grid sm:grid-cols-4 sm:gap-4">
        {refusals.map((name) => (
          <RefusedExample key={name} name={name} />
        ))}
      </ul>
    </PushedRow>
  );
}

function RefusedExample({ name }: { name: Refusal }) {
  const { t } = useTranslation('showcase');
  const refusal = useRefusal(name);
  return (
    <li className="w-[42%] shrink-0 snap-start sm:w-auto">
      <RefusedPicture name={name} />
      <h3 className="mt-2 flex items-start gap-1.5 font-text text-sm leading-snug font-semibold tracking-normal">
        <Icon name="cross" className="mt-px size-4 shrink-0 text-fail" strokeWidth="2.2" />
        {t(`refused.${name}`)}
      </h3>
      {refusal && (
        <p className="text-xs text-ink-soft">
          <WithSwatches>{t('refused.measured', refusal)}</WithSwatches>
        </p>
      )}
    </li>
  );
}

/** Colours get a swatch, because hex digits say little to most people. */
function WithSwatches({ children }: { children: string }) {
  return children
    .split(/(#[\da-f]{6})/i)
    .map((part) => (part.startsWith('#') ? <Swatch key={part} hex={part} /> : part));
}
