import { rosette } from '../../../drawings/guilloche-curve.ts';
import { pen } from '../../../drawings/pen.ts';
import { PortraitFigure } from '../../../drawings/portrait-figure.tsx';

const mrz = 'fill-ink-soft font-mono text-[7.6px] [font-variant-ligatures:none]';

export function PassportDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 340 214" className={className} {...pen} aria-hidden="true">
      <g transform="rotate(-7 110 107)">
        <rect x="22" y="16" width="142" height="186" rx="7" className="fill-sheet" />
        <path d="M31 16V202" strokeOpacity="0.5" />
        <g transform="translate(98 92)" className="text-stamp">
          <Rosette seed="PASSPORT" radius={38} />
        </g>
        <path d="M66 158H130M78 168H118" strokeOpacity="0.6" />
        <rect x="88" y="181" width="20" height="9" rx="1.5" strokeOpacity="0.7" />
        <circle cx="98" cy="185.5" r="2.2" strokeOpacity="0.7" />
      </g>
      <g>
        <rect x="116" y="34" width="204" height="148" rx="7" className="fill-sheet" />
        <Photo x={132} y={50} width={70} height={90} />
        <Lines x={218} y={56} lengths={[62, 84, 48, 74]} gap={19} />
        {['P<VESIKA<<YOUR<PHOTO<<<<<<<', 'A35X45MM<<<UTO9001014F<<<<<4'].map((line, row) => (
          <text key={line} x="132" y={160 + row * 12} textLength="172" stroke="none" className={mrz}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

export function VisaDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 214 150" className={className} {...pen} aria-hidden="true">
      <path d="M8 14H206V136H8Z" className="fill-sheet" strokeDasharray="1 3.4" />
      <path d="M18 24H150M18 30H104" strokeOpacity="0.5" />
      <Photo x={18} y={42} width={46} height={58} />
      <Lines x={76} y={48} lengths={[70, 52, 64, 38]} gap={14} />
      <path d="M18 114H196M18 122H196" strokeDasharray="3.4 3" strokeOpacity="0.55" />
      <g className="text-stamp" transform="rotate(-12 164 76)" stroke="currentColor">
        <circle cx="164" cy="76" r="33" className="fill-sheet" strokeWidth="1.8" />
        <circle cx="164" cy="76" r="28" />
        <path d="M138 69H190M138 84H190" />
        <path d="M150 76.5H178M173 72.8 178 76.5 173 80.2" />
        <path d="M154 58H174M156 94H172" strokeOpacity="0.7" />
      </g>
    </svg>
  );
}

export function IdDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 214 150" className={className} {...pen} aria-hidden="true">
      <rect x="8" y="12" width="198" height="126" rx="11" className="fill-sheet" />
      <path d="M8 38H206" strokeOpacity="0.5" />
      <path d="M22 25.5H86" />
      <Photo x={22} y={50} width={56} height={72} />
      <g transform="translate(94 54)" strokeOpacity="0.85">
        <rect width="28" height="22" rx="4" />
        <path d="M0 7.5H9V14.5H0M28 7.5H19V14.5H28M9 0V22M19 0V22" />
      </g>
      <Lines x={94} y={92} lengths={[58, 44, 66]} gap={14} />
      <g transform="translate(172 66)" className="text-stamp">
        <Rosette seed="IDENTITY" radius={22} />
      </g>
    </svg>
  );
}

function Rosette({ seed, radius }: { seed: string; radius: number }) {
  const { path, periodDeg } = rosette(seed);
  return (
    <g transform={`scale(${radius / 100})`} stroke="currentColor" strokeOpacity="0.75" strokeWidth="0.7">
      {[0, 1, 2, 3, 4].map((copy) => (
        <path
          key={copy}
          d={path}
          transform={`rotate(${((copy * periodDeg) / 5).toFixed(2)})`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}

const head = { crown: 0.13, chin: 0.85 };

function Photo({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) {
  const crown = height * head.crown;
  const chin = height * head.chin;
  const eyes = (crown + chin) / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <svg width={width} height={height} overflow="hidden">
        <title>{''}</title>
        <rect width="100%" height="100%" className="fill-sunk" stroke="none" />
        <g transform={`translate(${width / 2} ${crown}) scale(${(chin - crown) / 100})`}>
          <PortraitFigure ink="currentColor" cloth="color-mix(in srgb, currentColor 7%, transparent)" />
        </g>
      </svg>
      <rect width={width} height={height} />
      <g className="text-guide" stroke="currentColor" strokeWidth="1">
        <path d={`M-5 ${crown}H${width + 5}M-5 ${chin}H${width + 5}`} />
        <path d={`M-5 ${eyes}H${width + 5}`} strokeDasharray="3 2.5" />
      </g>
    </g>
  );
}

function Lines({ x, y, lengths, gap }: { x: number; y: number; lengths: readonly number[]; gap: number }) {
  return (
    <path d={lengths.map((length, row) => `M${x} ${y + row * gap}h${length}`).join('')} strokeOpacity="0.5" />
  );
}
