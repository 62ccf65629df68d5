export function PersonFromSide() {
  return (
    <g>
      {parts.map((d) => (
        <path key={d} d={d} className="fill-sheet" vectorEffect="non-scaling-stroke" />
      ))}
      <path d={hair} fill="currentColor" fillOpacity="0.1" vectorEffect="non-scaling-stroke" />
      {lines.map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" />
      ))}
    </g>
  );
}

const parts = [
  'M-20 122C-44 130-56 150-58 178L-62 300H74L70 176C68 148 54 130 34 120C18 134-6 134-20 122Z',
  'M-14 98C-13 108-15 116-20 122C-6 134 18 134 34 120C30 110 30 98 32 84',
  'M-31 20C-38 30-38 38-37 45C-36 49-37 52-40 57C-44 63-48 67-47 70C-46 73-41 73-39 74C-39 77-41 79-40 82C-39 84-37 84-37 85C-39 88-39 91-37 93C-38 97-36 103-29 104C-22 105-17 101-10 96C6 92 22 88 32 84C46 66 48 40 40 22C30 0 6-8-12-2C-22 1-28 10-31 20Z',
];
const hair =
  'M-32 20C-28-4 0-12 20-2C44 8 52 40 42 68C38 78 34 84 32 84C30 76 28 66 20 62C14 58 12 50 10 40C6 30-6 26-14 24C-22 23-30 26-32 20Z';
const lines = [
  'M-30 48C-26 45-22 45-19 47M-28 50C-25 48.5-23 49-21 51M-34 42C-28 38-22 38-18 40',
  'M6 52C0 44-6 50-4 58C-2 66 4 68 6 62',
  'M-39 82C-35 83-31 83-28 82',
];
