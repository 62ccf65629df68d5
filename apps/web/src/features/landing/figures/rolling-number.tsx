import type { CSSProperties } from 'react';

/**
 * A figure whose digits roll into place as on a numbering machine, once, by CSS alone (landing.css). What it
 * says is in the page from the start; without motion it simply stands there.
 */
export function RollingNumber({ text }: { text: string }) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="rolling" dir="ltr">
        {placesOf(text).map(({ sign, index, digitsBefore }) => (
          <span key={index}>{isDigit(sign) ? <Reel digit={Number(sign)} place={digitsBefore} /> : sign}</span>
        ))}
      </span>
    </span>
  );
}

function placesOf(text: string) {
  return [...text].map((sign, index, signs) => ({
    sign,
    index,
    digitsBefore: signs.slice(0, index).filter(isDigit).length,
  }));
}

/** Later places turn further, as on any counter. The digits on the way stand above the last one. */
function Reel({ digit, place }: { digit: number; place: number }) {
  const steps = Math.min(place, 2) * 10 + digit;
  const way = Array.from({ length: steps }, (_, step) => step % 10);
  return (
    <span className="rolling-place">
      <span className="rolling-reel" style={{ '--steps': steps } as CSSProperties}>
        <span className="rolling-way">{way.join('\n')}</span>
        {digit}
      </span>
    </span>
  );
}

/** Every language here writes its figures in Latin digits (localeOf). */
function isDigit(sign: string): boolean {
  return /\d/.test(sign);
}
