import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IdDrawing, PassportDrawing, VisaDrawing } from './drawings.tsx';

export function QuickStart() {
  const { t } = useTranslation('dashboard');
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-2 md:grid-rows-2">
      <li className="grid max-md:col-span-2 md:row-span-2">
        <Link to="/dashboard/passport" prefetch="intent" className={`${card} flex-col`}>
          <Sheet className="flex-1 border-b py-5">
            <PassportDrawing className="w-full max-w-94" />
          </Sheet>
          <Words name={t('index.cards.passport.name')} about={t('index.cards.passport.about')} />
        </Link>
      </li>
      {(['visa', 'id'] as const).map((kind) => {
        const Drawing = drawings[kind];
        return (
          <li key={kind} className="grid">
            <Link to={`/dashboard/${kind}`} prefetch="intent" className={smallCard}>
              <Sheet className={smallSheet}>
                <Drawing className="w-full max-w-44" />
              </Sheet>
              <Words name={t(`index.cards.${kind}.name`)} about={t(`index.cards.${kind}.about`)} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const drawings = { visa: VisaDrawing, id: IdDrawing };
const card =
  'group flex border border-line bg-sheet transition-colors duration-150 hover:border-ink active:bg-sunk';
const smallCard = `${card} max-md:flex-col md:items-stretch`;
const smallSheet = 'max-md:border-b py-4 md:w-[46%] md:shrink-0 md:border-e';

function Sheet({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`graph-paper grid place-items-center border-line bg-paper px-4 ${className}`}>
      {children}
    </span>
  );
}

function Words({ name, about }: { name: string; about: string }) {
  return (
    <span className="block self-center p-4 max-md:w-full sm:p-5 group-[.flex-col]:w-full">
      <span className="block font-heading text-lg leading-tight font-bold decoration-stamp decoration-2 underline-offset-4 group-hover:underline">
        {name}
      </span>
      <span className="mt-1 block text-sm leading-snug text-ink-soft">{about}</span>
    </span>
  );
}
