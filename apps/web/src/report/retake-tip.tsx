import type { Check } from '@vesika/report';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { Portrait } from '../drawings/portrait.tsx';
import { tipPortrait } from './check-views.ts';

export function RetakeTip({ check }: { check: Pick<Check, 'id' | 'advice'> }) {
  const wrong = tipPortrait(check);
  if (!wrong) return null;
  return (
    <div aria-hidden="true" className="flex shrink-0 gap-1.5 text-ink">
      <Marked icon="cross" colour="bg-fail">
        <Portrait of={wrong} />
      </Marked>
      <Marked icon="check" colour="bg-pass">
        <Portrait of="good" />
      </Marked>
    </div>
  );
}

interface MarkedProps {
  icon: 'check' | 'cross';
  colour: string;
  children: ReactNode;
}

function Marked({ icon, colour, children }: MarkedProps) {
  return (
    <div className="relative w-13 sm:w-15 [&>svg]:overflow-visible">
      {children}
      <span className={`absolute end-0 bottom-0 grid size-4.5 place-items-center text-sheet ${colour}`}>
        <Icon name={icon} className="size-3.5" strokeWidth="2.4" />
      </span>
    </div>
  );
}
