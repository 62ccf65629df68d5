import type { ReactNode } from 'react';
import { CropMarks } from '../drawings/crop-marks.tsx';
import { Guilloche } from '../drawings/guilloche.tsx';
import { MrzLine } from '../drawings/mrz-line.tsx';
import { Heading } from './heading.tsx';

export function EmptyFrame({
  mrz,
  title,
  body,
  children,
}: {
  mrz: string;
  title: string;
  body: string;
  children: ReactNode;
}) {
  return (
    <div className="relative isolate grid min-h-[70dvh] place-items-center overflow-hidden px-6 py-20">
      <Guilloche
        seed={mrz}
        className="-z-10 absolute size-[52rem] max-w-none text-ink opacity-[0.09] dark:opacity-[0.14]"
      />
      <section className="relative grid w-full max-w-lg justify-items-start gap-5 border border-line bg-sheet p-7 sm:p-10">
        <CropMarks />
        <Heading level="h1" className="text-3xl font-bold">
          {title}
        </Heading>
        <p className="text-ink-soft">{body}</p>
        {children}
        <MrzLine words={mrz} className="mt-4 w-full border-t border-line pt-4" />
      </section>
    </div>
  );
}
