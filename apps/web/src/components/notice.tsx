import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export function Notice({
  icon = 'warning',
  title,
  children,
}: {
  icon?: IconName;
  title?: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 border-s-2 border-unsure bg-unsure/8 px-3.5 py-3 text-sm">
      <Icon name={icon} className="mt-0.5 text-unsure" />
      <div className="grid gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
    </div>
  );
}
