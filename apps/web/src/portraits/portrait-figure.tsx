/**
 * A drawn head and shoulders. Crown at y 0, chin at y 100, face centre at x 0; eyes at y 50. Strokes keep
 * their width whatever the scale.
 */
export function PortraitFigure({
  ink,
  cloth,
  smiling = false,
}: {
  ink: string;
  cloth: string;
  smiling?: boolean;
}) {
  return (
    <g fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.3">
      <path d={garment} fill={cloth} vectorEffect="non-scaling-stroke" />
      <path d={neck} vectorEffect="non-scaling-stroke" />
      <path d={hair} fill={cloth} vectorEffect="non-scaling-stroke" />
      {[
        'M-32 44C-38 39-41 47-38 56C-36 63-33 65-30 62',
        'M32 44C38 39 41 47 38 56C36 63 33 65 30 62',
        jaw,
        'M-22 41C-18 38-12 38-8 40M22 41C18 38 12 38 8 40',
        'M-20 50C-17 46.5-12 46.5-9 50C-12 52.5-17 52.5-20 50ZM20 50C17 46.5 12 46.5 9 50C12 52.5 17 52.5 20 50Z',
        'M-1.5 52C-2 60-4 64-5 67C-3 69.5 2 69.5 4 68',
        smiling ? smile : calmMouth,
      ].map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" />
      ))}
      <circle cx="-14.5" cy="49.6" r="1.7" fill={ink} stroke="none" />
      <circle cx="14.5" cy="49.6" r="1.7" fill={ink} stroke="none" />
    </g>
  );
}

const calmMouth = 'M-11 79.3C-6 80.6-2.5 79.4 0 80C2.5 79.4 6 80.6 11 79.3M-5 85.4C-2 86.4 2 86.4 5 85.4';
const smile =
  'M-15 75.5C-9 84.5 9 84.5 15 75.5M-17.5 74C-16.5 75-15.5 75.8-14 76M17.5 74C16.5 75 15.5 75.8 14 76';
const jaw = 'M-32 40C-33 60-28 82-13 95C-6 101.7 6 101.7 13 95C28 82 33 60 32 40';
const hair =
  'M-32 46C-40 22-33 2-12-4C10-9 35-2 36 24C36.5 33 34 40 32 46C32 36 29 30 25 25C14 27-4 24-14 15C-17 25-30 30-32 46Z';
const neck = 'M-18 91C-18 102-19 107-22 112M18 91C18 102 19 107 22 112';
const garment =
  'M-22 111C-40 121-66 124-80 142C-88 154-91 190-92 240H92C91 190 88 154 80 142C66 124 40 121 22 111L0 138ZM0 138V240';
