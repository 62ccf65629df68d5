import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import type { NamedDocument } from '../../photo/document-name.ts';
import { UnflippedNote } from './unflipped-note.tsx';

interface MirrorChoiceProps {
  address: string;
  value: boolean;
  /** The file names a front camera, which is a reason to look but no proof. */
  isFrontCamera: boolean;
  /** Writing in the picture reads backwards. */
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
  useEffect(() => {
    if (looksMirrored) setOpen(true);
  }, [looksMirrored]);
  const reason = isFrontCamera ? 'mirror.front' : 'mirror.hint';
  if (undecodable === address) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border border-line bg-sheet"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 p-4 [&::-webkit-details-marker]:hidden">
        <span className="grid gap-1">
          <span className="text-sm font-medium">{t('mirror.legend')}</span>
          <span role="status" className="text-sm text-ink-soft">
            {t(looksMirrored ? 'mirror.seen' : reason)}
          </span>
        </span>
        <Icon
          name="chevron-down"
          className="shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <fieldset className="grid min-w-0 gap-3 px-4 pb-4">
        <legend className="sr-only">{t('mirror.legend')}</legend>
        <p className="text-sm text-ink-soft">{t('mirror.about')}</p>
        <div className="grid grid-cols-2 gap-2">
          {([false, true] as const).map((mirror) => (
            <label
              key={String(mirror)}
              className="relative grid gap-2 rounded-md border border-line-strong p-2 text-center text-sm transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-ink/4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-guide"
            >
              <input
                type="radio"
                name="mirror"
                checked={value === mirror}
                onChange={() => onChange(mirror)}
                className="absolute inset-0 z-10 size-full cursor-pointer appearance-none opacity-0"
              />
              <img
                src={address}
                alt=""
                onError={() => setUndecodable(address)}
                className={`h-32 w-full object-contain ${mirror ? '-scale-x-100' : ''}`}
              />
              {t(mirror ? 'mirror.turned' : 'mirror.asIs')}
            </label>
          ))}
        </div>
        {value && <UnflippedNote documents={neverFlipped} />}
      </fieldset>
    </details>
  );
}
