import { useId } from 'react';
import { LineHead } from '../line-head.tsx';
import { pen } from '../pen.ts';

/** A hand holds up a phone. */
function UploadDrawing({ className }: { className: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={className} {...pen}>
      <path d="M36 124C36 108 44 98 58 92V70H108V124Z" className="fill-sheet" stroke="none" />
      <clipPath id={id}>
        <rect x="58" y="16" width="46" height="78" />
      </clipPath>
      <rect x="54" y="9" width="54" height="96" rx="7" className="fill-sheet" />
      <g clipPath={`url(#${id})`}>
        <LineHead x={81} y={30} height={42} />
      </g>
      <path d="M58 16H104V94H58ZM76 99.5H86" />
      <path
        d="M30 124C32 107 40 96 53 90C60 87 65 92 61 97.5C57 102 54 105 53 112C52.4 116 52.6 120 53 124"
        className="fill-sheet"
      />
      <path
        d="M108 44C117 41 121 45 119.6 50C118.6 53.4 114 54.6 108 53.6M108 57C118 54.6 122 58.6 120.4 63.4C119.2 67 114.6 67.6 108 66.6M108 70C117 67.8 121.4 71.6 119.8 76.4C118.6 79.8 114.4 80.4 108 79.6M108 83C115 81.4 118.6 84.6 117.4 88.6C116.4 91.8 113 92.2 108 91.6M118 89C124 100 122 112 122 124"
        className="fill-sheet"
      />
      <path
        d="M138 40V18M131 25 138 17.5 145 25"
        className="text-stamp"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

/** The points a face is known by, and the three lines that count. */
function AnalysisDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={className} {...pen}>
      <LineHead x={80} y={18} height={74} />
      <g className="text-guide" stroke="currentColor">
        <path d="M30 18H130M30 92H130" />
        <path d="M30 55H130" strokeDasharray="3.5 3" />
        <path d="M138 18V92M135 21.5 138 18 141 21.5M135 88.5 138 92 141 88.5" />
        <path d={mesh} strokeWidth="0.6" strokeOpacity="0.65" />
      </g>
      <g className="fill-guide" stroke="none">
        {points.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />
        ))}
      </g>
    </svg>
  );
}

const points = [
  [80, 27],
  [62, 40],
  [98, 40],
  [69.3, 54.7],
  [90.7, 54.7],
  [80, 68],
  [57.5, 62],
  [102.5, 62],
  [71, 77],
  [89, 77],
  [80, 92],
] as const;
const mesh =
  'M80 27 62 40 57.5 62 71 77 80 92 89 77 102.5 62 98 40ZM62 40 69.3 54.7 57.5 62M98 40 90.7 54.7 102.5 62M80 27 69.3 54.7 80 68 90.7 54.7ZM80 68 71 77H89ZM57.5 62 80 68 102.5 62';

/** A tilted picture, and the frame that is cut out of it. */
function CropDrawing({ className }: { className: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={className} {...pen}>
      <g transform="rotate(-7 80 60)" strokeOpacity="0.55">
        <rect x="22" y="14" width="116" height="94" className="fill-sheet" />
        <path d="M22 84H50M110 84H138M34 24H52V50H34ZM43 24V50M34 37H52" />
      </g>
      <clipPath id={id}>
        <rect x="51" y="15" width="58" height="91" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <LineHead x={80} y={26} height={56} />
      </g>
      <g className="text-stamp" stroke="currentColor" strokeWidth="1.8">
        <path d="M50 25V14H61M99 14H110V25M110 96V107H99M61 107H50V96" />
        <path d="M50 14H110V107H50Z" strokeWidth="0.8" strokeDasharray="3 3" />
      </g>
    </svg>
  );
}

/** The wall gives way, along the hair, to the prescribed colour. */
function BackgroundDrawing({ className }: { className: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={className} {...pen}>
      <clipPath id={`${id}frame`}>
        <rect x="40" y="10" width="80" height="100" />
      </clipPath>
      <clipPath id={`${id}wall`}>
        <path d="M40 10H92L72 110H40Z" />
      </clipPath>
      <rect x="40" y="10" width="80" height="100" className="fill-sheet" stroke="none" />
      <g clipPath={`url(#${id}wall)`} strokeOpacity="0.5" strokeWidth="1">
        {[22, 34, 46, 58, 70, 82, 94].map((y, row) => (
          <path key={y} d={`M40 ${y}H120${bricks(y, row % 2 === 0 ? 48 : 56)}`} />
        ))}
      </g>
      <g clipPath={`url(#${id}frame)`}>
        <LineHead x={80} y={26} height={60} />
        <path d="M92 10 72 110" className="text-guide" stroke="currentColor" strokeDasharray="4 3" />
      </g>
      <path d="M40 10H120V110H40Z" />
      <path
        d="M128 88V100H140V88ZM128 72V84H140V72ZM128 56V68H140V56Z"
        strokeWidth="1"
        className="fill-sheet"
      />
      <path d="M130.5 94 133.4 97 138 91.4" className="text-pass" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}

function bricks(y: number, from: number): string {
  return Array.from({ length: 5 }, (_, index) => `M${from + index * 16} ${y}v-12`).join('');
}

/** A sheet of prints, and the scissors on their line. */
function DownloadDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={className} {...pen}>
      <rect x="22" y="14" width="104" height="92" className="fill-sheet" />
      {[30, 62, 94].map((x) =>
        [20, 64].map((y) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width="24" height="36" strokeWidth="1" />
            <svg x={x} y={y} width="24" height="36" viewBox="0 0 24 36" aria-hidden="true">
              <LineHead x={12} y={5} height={20} />
            </svg>
          </g>
        )),
      )}
      <path d="M8 60H134" strokeDasharray="4 3.5" className="text-stamp" stroke="currentColor" />
      <g
        transform="translate(133 48) scale(1.05)"
        className="text-stamp"
        stroke="currentColor"
        strokeWidth="1.7"
      >
        <path
          d="M17.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM15.4 8.4 4 17M15.4 15.6 4 7"
          className="fill-sheet"
        />
      </g>
    </svg>
  );
}

export const stepDrawings = {
  upload: UploadDrawing,
  analysis: AnalysisDrawing,
  crop: CropDrawing,
  background: BackgroundDrawing,
  download: DownloadDrawing,
} as const;
