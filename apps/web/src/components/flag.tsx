import { Icon } from './icon.tsx';
import joinedFlags from './popular-flags.svg?url&no-inline';
import { popularFlags } from './popular-flags.ts';

const flags = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export function Flag({ code, className = 'h-4 w-6' }: { code: string; className?: string }) {
  const address = flags[`../../../../node_modules/country-flag-icons/3x2/${code}.svg`];
  const frame = `shrink-0 rounded-[2px] shadow-[0_0_0_1px_var(--line)] ${className}`;
  if (popularFlags.includes(code))
    return (
      <svg viewBox="0 0 24 16" className={frame} aria-hidden="true">
        <use href={`${joinedFlags}#${code}`} width="24" height="16" />
      </svg>
    );
  if (!address) return <Icon name="globe" className={`shrink-0 text-ink-soft ${className}`} />;
  return (
    <img
      src={address}
      alt=""
      width="24"
      height="16"
      loading="lazy"
      decoding="async"
      className={`object-cover ${frame}`}
    />
  );
}
