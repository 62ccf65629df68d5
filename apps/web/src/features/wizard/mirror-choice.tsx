import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../../components/chevron.tsx';
import { RadioCard } from '../../components/choice.tsx';
import type { NamedDocument } from '../../photo/document-name.ts';
import { UnflippedNote } from './unflipped-note.tsx';

interface MirrorChoiceProps {
  address: string;
  value: boolean;
  /** The file names a front camera, which is a reason to look but no proof. */
  isFrontCamera: boolean;
  /** Writing reads backwards in the picture as it is chosen. */
  looksMirrored: boolean;
  /** Further documents whose authorities refuse edited photos. */
  neverFlipped: readonly NamedDocument[];
  onChange: (mirror: boolean) => void;
}

/** Shows the picture both ways, because only the person knows which one is right. */
export function MirrorChoice(props: MirrorChoiceProps) {
  const { address, value, isFrontCamera, looksMirrored, neverFlipped, onChange } = props;
  const { t } = useTranslation();
  const [undecodable, setUndecodable] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  /** The picture and the choice with which writing was last seen to read backwards. New inspections do not forget it. */
  const [seen, setSeen] = useState<{ address: string; value: boolean }>();
  const isSeen = seen?.address === address && seen.value === value;
  if (looksMirrored && !isSeen) {
    setSeen({ address, value });
    if (seen?.address !== address) setOpen(true);
  }
  const warning = isSeen ? t(value ? 'mirror.seenFlipped' : 'mirror.seen') : null;
  if (undecodable === address) return null;
  return (
    <>
      <p role="status" className="sr-only">
        {warning}
      </p>
      <details
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="border border-line bg-sheet"
      >
        <summary className="flex cursor-pointer list-none items-center justify-between gap-3 p-4 [&::-webkit-details-marker]:hidden">
          <span className="grid gap-1">
            <span className="text-sm font-medium">{t('mirror.legend')}</span>
            <span className="text-sm text-ink-soft">
              {warning ?? t(isFrontCamera ? 'mirror.front' : 'mirror.hint')}
            </span>
          </span>
          <Chevron />
        </summary>
        <fieldset className="grid min-w-0 gap-3 px-4 pb-4">
          <legend className="sr-only">{t('mirror.legend')}</legend>
          <p className="text-sm text-ink-soft">{t('mirror.about')}</p>
          <div className="grid grid-cols-2 gap-2">
            {([false, true] as const).map((mirror) => (
              <RadioCard
                key={String(mirror)}
                name="mirror"
                checked={value === mirror}
                onChange={() => onChange(mirror)}
                className="grid gap-2 rounded-md border border-line-strong p-2 text-center text-sm hover:border-ink has-checked:border-ink has-checked:bg-ink/4"
              >
                <img
                  src={address}
                  alt=""
                  onError={() => setUndecodable(address)}
                  className={`h-32 w-full object-contain ${mirror ? '-scale-x-100' : ''}`}
                />
                {t(mirror ? 'mirror.turned' : 'mirror.asIs')}
              </RadioCard>
            ))}
          </div>
          {value && <UnflippedNote documents={neverFlipped} />}
        </fieldset>
      </details>
    </>
  );
}
