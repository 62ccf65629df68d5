import { type ReactNode, Suspense } from 'react';
import { CardOutline } from '../requirements/requirements-panel.tsx';

interface ColumnsProps {
  photo: ReactNode;
  /** Null until a country is chosen. */
  rules: ReactNode;
  children?: ReactNode;
}

/** On a phone the second column lies in the first, where its buttons can stick to the bottom of the screen. */
export function Columns({ photo, rules, children }: ColumnsProps) {
  return (
    <div className="relative flex flex-col gap-5 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_25rem] @4xl:items-start @4xl:gap-x-8">
      <div className="grid gap-5">{photo}</div>
      <div className="contents @4xl:grid @4xl:gap-5">
        {children}
        {rules !== null && <Suspense fallback={<CardOutline />}>{rules}</Suspense>}
      </div>
    </div>
  );
}
