import { Icon } from './icon.tsx';

const flags = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export function Flag({ code, className = 'h-4 w-6' }: { code: string; className?: string }) {
  const address = flags[`../../../../node_modules/country-flag-icons/3x2/${code}.svg`];
  if (!address) return <Icon name="globe" className={`shrink-0 text-ink-soft ${className}`} />;
  return (
    <img
      src={address}
      alt=""
      width="24"
      height="16"
      loading="lazy"
      decoding="async"
      className={`shrink-0 rounded-[2px] object-cover shadow-[0_0_0_1px_var(--line)] ${className}`}
    />
  );
}
