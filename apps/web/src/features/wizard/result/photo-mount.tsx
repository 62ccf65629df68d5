import type { CSSProperties, ReactNode } from 'react';
import { CropMarks } from '../../../drawings/crop-marks.tsx';

interface PhotoMountProps {
  /** Width by height: a number, or a CSS value where only a style sheet knows it. */
  ratio: number | string;
  children: ReactNode;
  below?: ReactNode;
}

/** The graph paper and the crop marks around a finished photo, as large as the screen allows. */
export function PhotoMount({ ratio, children, below }: PhotoMountProps) {
  return (
    <div className="graph-paper grid place-items-center border border-line bg-sheet @max-4xl:-mx-4 @max-4xl:border-x-0 @max-4xl:px-4 @max-4xl:py-3 @4xl:px-16 @4xl:py-14">
      <figure
        dir="ltr"
        className="relative w-[min(100%,calc((100svh-27.5rem)*var(--ratio)))] min-w-44 @4xl:w-[min(100%,30rem)]"
        style={{ aspectRatio: ratio, '--ratio': ratio } as CSSProperties}
      >
        <CropMarks />
        {children}
      </figure>
      {below}
    </div>
  );
}
