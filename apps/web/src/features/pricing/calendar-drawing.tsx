import { localeOf } from '@vesika/messages';
import { useLanguage } from '../../i18n/use-language.ts';

export function CalendarDrawing({ className }: { className?: string }) {
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  return (
    <svg
      viewBox="0 0 200 190"
      direction="ltr"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <rect x="14" y="22" width="158" height="152" rx="5" className="fill-sheet" />
      <path d="M14 52H172M48 12v20M138 12v20" />
      <g strokeOpacity="0.45" strokeWidth="1.2">
        {days.map(({ day, x, y }) => (
          <rect key={day} x={x} y={y} width="14" height="12" rx="1.5" />
        ))}
      </g>
      <text
        x="93"
        y="45"
        textAnchor="middle"
        stroke="none"
        className="fill-current font-heading"
        fontSize="19"
        fontWeight="700"
      >
        {number.format(days.length)}
      </text>
      <g className="text-stamp" stroke="currentColor">
        <circle cx="146" cy="142" r="33" strokeWidth="2.2" className="fill-paper" />
        <circle cx="146" cy="142" r="26" />
        <path
          d="M157 133c-6-9-22-7-24 5M133 128v10h10M135 151c6 9 22 7 24-5M159 156v-10h-10"
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}

const days = Array.from({ length: 30 }, (_, index) => ({
  day: index + 1,
  x: 27 + (index % 6) * 23,
  y: 63 + Math.floor(index / 6) * 20.5,
}));
