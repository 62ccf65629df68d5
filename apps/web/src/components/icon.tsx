import type { SVGProps } from 'react';
import drawings from './icons.json' with { type: 'json' };

/** The drawings are paths on 24 by 24 units. */
export type IconName = keyof typeof drawings;

export function Icon({ name, ...props }: { name: IconName } & Omit<SVGProps<SVGSVGElement>, 'name'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
