import { Icon } from './icon.tsx';

/** The mark of a `<summary>`; it turns when its `<details>` opens. */
export function Chevron({ className = '' }: { className?: string }) {
  return (
    <Icon
      name="chevron-down"
      className={`shrink-0 transition-transform duration-150 in-[details[open]>summary]:rotate-180 ${className}`}
    />
  );
}
