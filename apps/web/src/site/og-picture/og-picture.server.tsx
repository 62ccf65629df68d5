import { rosette } from '../../drawings/guilloche-curve.ts';
import { PortraitFigure } from '../../drawings/portrait-figure.tsx';
import { type FrameRule, layOutFrame } from '../../report/rules/frame-layout.ts';
import { inkOn } from '../../report/rules/picture-ink.ts';
import { type GlyphText, glyphPath } from './glyph-path.server.ts';
import { titleLines } from './title-lines.server.ts';

const ogSizePx = { widthPx: 1200, heightPx: 630 };

export interface OgSubject {
  seed: string;
  name: string;
  document: string;
  subtitle: string;
  rule: FrameRule & { background: { hex: string } };
}

const textWidthPx = 610;
const titleMiddlePx = 320;

const colour = {
  paper: '#fbfaf7',
  sheet: '#ffffff',
  ink: '#14203a',
  soft: '#56627a',
  line: '#e3dfd6',
  stamp: '#c8372d',
  guide: '#1b6fd1',
};

export function OgPicture({ seed, name, document, subtitle, rule }: OgSubject) {
  const { lines, sizePx } = titleLines(name, document, textWidthPx);
  const lineHeightPx = sizePx * 1.08;
  const firstBaselinePx = titleMiddlePx - ((lines.length - 1) * lineHeightPx) / 2;
  const { widthPx, heightPx } = ogSizePx;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
    >
      <rect width={widthPx} height={heightPx} fill={colour.paper} />
      <Rosette seed={seed} />
      <g transform="translate(72 84) scale(1.5)">
        <path
          d="M1 9.5V1h8.5M22.5 1H31v8.5M31 26.5V35h-8.5M9.5 35H1v-8.5"
          fill="none"
          stroke={colour.ink}
          strokeWidth="1.8"
        />
        <circle cx="16" cy="11.6" r="4.9" fill={colour.stamp} />
        <path d="M6.6 19.6 16 30.4l9.4-10.8" fill="none" stroke={colour.ink} strokeWidth="3.4" />
      </g>
      <Words x={138} y={122} text="Vesika" face="bold" sizePx={38} fill={colour.ink} />
      {lines.map((text, index) => (
        <Words
          key={text}
          x={72}
          y={firstBaselinePx + index * lineHeightPx}
          text={text}
          face="bold"
          sizePx={sizePx}
          fill={colour.ink}
        />
      ))}
      <Words
        x={72}
        y={firstBaselinePx + (lines.length - 1) * lineHeightPx + 86}
        text={subtitle}
        face="plain"
        sizePx={34}
        fill={colour.soft}
        widthPxMax={textWidthPx}
      />
      <Words
        x={72}
        y={580}
        text="P<VESIKA<<PASSPORT<VISA<ID<<<<<<<<"
        face="mono"
        sizePx={24}
        fill={colour.soft}
      />
      <Photo rule={rule} />
    </svg>
  );
}

function Rosette({ seed }: { seed: string }) {
  const { path, copies, periodDeg } = rosette(seed);
  return (
    <g
      transform="translate(900 315) scale(4.2)"
      fill="none"
      stroke={colour.ink}
      strokeOpacity="0.16"
      strokeWidth="0.28"
    >
      {Array.from({ length: copies }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the copies differ in nothing but their place
        <path key={index} d={path} transform={`rotate(${(index * periodDeg) / copies})`} />
      ))}
    </g>
  );
}

interface WordsProps extends GlyphText {
  x: number;
  y: number;
  fill: string;
  widthPxMax?: number;
}

function Words({ x, y, fill, widthPxMax = Number.POSITIVE_INFINITY, ...text }: WordsProps) {
  const { d, widthPx } = glyphPath(text);
  const scale = Math.min(1, widthPxMax / widthPx);
  return <path d={d} fill={fill} transform={`translate(${x} ${y}) scale(${scale})`} />;
}

function Photo({ rule }: { rule: OgSubject['rule'] }) {
  const layout = layOutFrame(rule);
  const pxPerMm = Math.min(430 / layout.heightMm, 330 / layout.widthMm);
  const widthPx = layout.widthMm * pxPerMm;
  const heightPx = layout.heightMm * pxPerMm;
  const [left, top] = [930 - widthPx / 2, 300 - heightPx / 2];
  const headPx = (layout.chinMm - layout.crownMm) * pxPerMm;
  const across = (mm: number) => `M${left - 26} ${top + mm * pxPerMm}H${left + widthPx + 26}`;
  return (
    <g>
      <clipPath id="frame">
        <rect x={left} y={top} width={widthPx} height={heightPx} />
      </clipPath>
      <rect
        x={left}
        y={top}
        width={widthPx}
        height={heightPx}
        fill={rule.background.hex}
        stroke={colour.line}
        strokeWidth="2"
      />
      <g clipPath="url(#frame)">
        <g
          strokeWidth="1"
          transform={`translate(${left + widthPx / 2} ${top + layout.crownMm * pxPerMm}) scale(${headPx / 100})`}
        >
          <PortraitFigure ink={inkOn(rule.background.hex)} cloth={rule.background.hex} />
        </g>
      </g>
      <path
        d={[layout.crownMm, layout.eyesMm, layout.chinMm].map(across).join('')}
        stroke={colour.guide}
        strokeWidth="2"
        strokeDasharray="7 6"
        fill="none"
      />
      <path d={cropMarks(left, top, widthPx, heightPx)} stroke={colour.ink} strokeWidth="2.5" fill="none" />
      <Words
        x={left}
        y={top + heightPx + 64}
        text={`${layout.widthMm} × ${layout.heightMm} mm`}
        face="mono"
        sizePx={30}
        fill={colour.ink}
      />
    </g>
  );
}

function cropMarks(left: number, top: number, widthPx: number, heightPx: number): string {
  const [right, bottom] = [left + widthPx, top + heightPx];
  const corners = [
    [left, top, -1, -1],
    [right, top, 1, -1],
    [left, bottom, -1, 1],
    [right, bottom, 1, 1],
  ] as const;
  return corners
    .map(([x, y, dx, dy]) => `M${x + dx * 10} ${y}h${dx * 24}M${x} ${y + dy * 10}v${dy * 24}`)
    .join('');
}
