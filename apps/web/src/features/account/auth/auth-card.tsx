import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { Guilloche } from '../../../drawings/guilloche.tsx';

interface AuthCardProps {
  title: string;
  /** Names the page, where the title does not. */
  page?: string;
  lead?: ReactNode;
  back: { label: string; to: string | (() => void) };
  children: ReactNode;
}

export function AuthCard({ title, page = title, lead, back, children }: AuthCardProps) {
  return (
    <div className="relative isolate grid min-h-[70dvh] grid-cols-1 place-items-center px-4 py-8 sm:px-6 sm:py-14">
      <PageTitle page={page} />
      <div className="absolute inset-x-0 top-0 -bottom-16 -z-10 grid place-items-center overflow-hidden mask-b-from-70%">
        <Guilloche
          seed="VESIKA"
          className="absolute size-[56rem] max-w-none text-ink opacity-[0.09] dark:opacity-[0.14]"
        />
      </div>
      <div className="w-full max-w-md">
        <Back {...back} />
        <section className="relative mt-3 border border-line bg-sheet">
          <CropMarks className="text-line-strong max-sm:hidden" />
          <div className="grid gap-6 px-5 pt-7 pb-6 sm:px-8 sm:pt-8">
            <header className="grid gap-2">
              <h1 tabIndex={-1} className="text-2xl font-bold outline-none">
                {title}
              </h1>
              {lead && <p className="text-sm text-ink-soft">{lead}</p>}
            </header>
            {children}
          </div>
        </section>
      </div>
    </div>
  );
}

function Back({ label, to }: AuthCardProps['back']) {
  const classes =
    'inline-flex min-h-11 items-center gap-2 rounded-sm pe-2 text-sm font-medium text-ink-soft transition-colors duration-150 hover:text-ink';
  const words = (
    <>
      <Icon name="arrow-back" className="rtl:-scale-x-100" />
      {label}
    </>
  );
  return typeof to === 'string' ? (
    <Link to={to} className={classes}>
      {words}
    </Link>
  ) : (
    <button type="button" onClick={to} className={classes}>
      {words}
    </button>
  );
}
