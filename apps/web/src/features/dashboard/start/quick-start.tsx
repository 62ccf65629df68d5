import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IdDrawing, PassportDrawing, VisaDrawing } from './drawings.tsx';

/** The documents a photo can be begun for; most people come for the first. */
export function QuickStart() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-[1.35fr_1fr] md:grid-rows-2">
      <Card to="passport" className="max-md:col-span-2 md:row-span-2">
        <PassportDrawing className="mx-auto w-full max-w-100 md:my-auto" />
      </Card>
      <Card to="visa">
        <VisaDrawing className="mx-auto w-full max-w-50" />
      </Card>
      <Card to="id">
        <IdDrawing className="mx-auto w-full max-w-50" />
      </Card>
    </ul>
  );
}

interface CardProps {
  to: 'passport' | 'visa' | 'id';
  className?: string;
  children: ReactNode;
}

function Card({ to, className = '', children }: CardProps) {
  const { t } = useTranslation('dashboard');
  return (
    <li className={`grid ${className}`}>
      <Link
        to={`/dashboard/${to}`}
        prefetch="intent"
        className="group flex flex-col gap-4 border border-line bg-sheet p-4 transition-colors duration-150 hover:border-ink active:bg-sunk sm:p-5"
      >
        <span className="graph-paper -m-4 mb-0 flex flex-1 flex-col justify-center border-b border-line bg-paper px-4 py-5 sm:-m-5 sm:mb-0 sm:px-6">
          {children}
        </span>
        <span>
          <span className="block font-heading text-lg leading-tight font-bold decoration-stamp decoration-2 underline-offset-4 group-hover:underline">
            {t(`index.cards.${to}.name`)}
          </span>
          <span className="mt-1 block text-sm leading-snug text-ink-soft">
            {t(`index.cards.${to}.about`)}
          </span>
        </span>
      </Link>
    </li>
  );
}
