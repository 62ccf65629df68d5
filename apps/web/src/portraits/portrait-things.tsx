/** Things a head may wear, in the measures of PortraitFigure: crown at y 0, chin at y 100, eyes at y 50. */

export function GlassesDrawing({ ink }: { ink: string }) {
  return (
    <g fill="none" stroke={ink} strokeLinecap="round" strokeWidth="2">
      {['M-26 43H-5V52C-5 61-26 61-26 52Z', 'M26 43H5V52C5 61 26 61 26 52Z'].map((d) => (
        <path key={d} d={d} strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
      ))}
      <path d="M-5 46C-2 43.5 2 43.5 5 46M-26 45-34 43M26 45 34 43" vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** Covers the hair and leaves the face from forehead to chin. */
export function HeadscarfDrawing({ ink, hex }: { ink: string; hex: string }) {
  return (
    <g stroke={ink} strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.3">
      <path
        d="M0-7C-36-7-46 22-43 52C-41 78-38 96-50 122C-34 138 34 138 50 122C38 96 41 78 43 52C46 22 36-7 0-7ZM0 18C20 18 31 30 32 48C33 74 20 103 0 103C-20 103-33 74-32 48C-31 30-20 18 0 18Z"
        fill={hex}
        fillRule="evenodd"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0-7C-36-7-46 22-43 52C-41 78-38 96-50 122C-34 138 34 138 50 122C38 96 41 78 43 52C46 22 36-7 0-7ZM0 18C20 18 31 30 32 48C33 74 20 103 0 103C-20 103-33 74-32 48C-31 30-20 18 0 18Z"
        fill={ink}
        fillOpacity="0.09"
        fillRule="evenodd"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M-16 103C-6 112 10 116 26 114M-36 40C-37 62-32 84-24 100"
        fill="none"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}
