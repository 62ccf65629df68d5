import type { SVGProps } from 'react';

/** Drawn on a 24 px grid with one stroke: 1.6 px, round ends. */
const drawings = {
  check: 'M4.5 12.5 9.5 17.5 19.5 6.5',
  cross: 'M6 6 18 18M18 6 6 18',
  question: 'M8.5 9.2a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3M12 18.2v.1',
  'chevron-down': 'M6 9.5 12 15.5 18 9.5',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.7 10h16.6M3.7 14.4h16.6M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z',
  upload: 'M12 15.5V4.5M7.5 8.8 12 4.3l4.5 4.5M4.5 15.5v4h15v-4',
  download: 'M12 4.5v11M7.5 11.2l4.5 4.5 4.5-4.5M4.5 15.5v4h15v-4',
  camera: 'M4 7.5h3.6L9 5.2h6l1.4 2.3H20v11H4ZM12 9.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8Z',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M19.2 3.6v4.2H15',
  outside: 'M13.5 5H19v5.5M19 5l-8.5 8.5M10.5 6H5v13h13v-5.5',
  scissors:
    'M6.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM6.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8.6 8.4 20 17M8.6 15.6 20 7',
  layers: 'M12 4 20.5 8.5 12 13 3.5 8.5ZM4.5 12.3 12 16.3l7.5-4M4.5 15.9l7.5 4 7.5-4',
  printer: 'M7.5 9V4h9v5M7.5 15.5h-3V9h15v6.5h-3M7.5 13.5h9V20h-9ZM16.5 11.5h.1',
  warning: 'M12 4.2 21 19.5H3ZM12 10v4.2M12 16.8v.1',
  sliders: 'M9 7 4.5 12 9 17M15 7l4.5 5-4.5 5M12 4v16',
  columns: 'M4 5h6.5v14H4ZM13.5 5H20v14h-6.5Z',
  ruler: 'M3.5 8.5h17v7h-17ZM7 8.5v3M10.5 8.5v4M14 8.5v3M17.5 8.5v4',
  passport: 'M6 3.5h12v17H6ZM12 7.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM8.8 10.7h6.4M9.5 17h5',
  visa: 'M4 4.5h16v15H4ZM7.5 8h5M7.5 11h3.5M7.5 16h3.5M15.6 10.4a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'id-card':
    'M3 5.5h18v13H3ZM8.2 8.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM5.6 15.8c.5-3.2 4.7-3.2 5.2 0M14 9.5h4M14 12.3h4M14 15.1h2.5',
  pictures: 'M3.5 4h7v9h-7ZM13.5 4h7v9h-7ZM3.5 16.5h7V20M20.5 20v-3.5h-7V20M3.5 16.5V20',
  person: 'M12 4.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6ZM4.8 20c.9-7.2 13.5-7.2 14.4 0',
  receipt: 'M6 3.5h12v17l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4ZM9 8h6M9 11.5h6M9 15h3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  trash: 'M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14M10.2 10.5v6M13.8 10.5v6',
  key: 'M8 11.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM10.9 12.6 19.5 4M16 7.5l2.8 2.8M13.4 10.1l1.9 1.9',
  lock: 'M5.5 10.5h13v10h-13ZM8.5 10.5V7.8a3.5 3.5 0 0 1 7 0v2.7M12 14.5v2',
  'arrow-back': 'M20 12H4.5M10.5 6l-6 6 6 6',
  eye: 'M2.5 12c4.2-8 14.8-8 19 0-4.2 8-14.8 8-19 0ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
  'eye-closed': 'M2.5 10c4.2 7.5 14.8 7.5 19 0M5 13.2l-2 2.6M9.3 15.2l-.9 3.2M14.7 15.2l.9 3.2M19 13.2l2 2.6',
  envelope: 'M3 5.5h18v13H3ZM3.4 6.2 12 13l8.6-6.8',
  shield: 'M12 3.5 19.5 6v5.5c0 4.5-3 7.3-7.5 9-4.5-1.7-7.5-4.5-7.5-9V6ZM8.5 12l2.5 2.5 4.5-5',
  copy: 'M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4',
  leave: 'M13.5 4.5h-9v15h9M10 12h10.5M16.5 8l4 4-4 4',
  undo: 'M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10H8',
  redo: 'M15.5 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h6',
  'zoom-in': 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5M7.8 10.5h5.4M10.5 7.8v5.4',
  'zoom-out': 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5M7.8 10.5h5.4',
  brush:
    'M19.5 4.5 11 13M11 13c2 1 2 3 .8 4.6C10 20 6.5 20 4 19.5c1.8-1.3 1.5-3 2.2-4.8.7-1.9 3-2.7 4.8-1.7Z',
  enlarge: 'M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, ...props }: { name: IconName } & Omit<SVGProps<SVGSVGElement>, 'name'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
