import { sweep } from './sweep.ts';

/*
 * The portrait of the first page, engraved as on a banknote. Crown at y 0, chin at y 100, eyes at y 50, face
 * centre at x 0, as PortraitFigure has them. Its colours belong to the photo and stay in both themes.
 */

const ink = '#14203a';
const skin = '#f7e9dd';
const pale = '#e9edf4';
const red = '#c8372d';

export function Portrait() {
  return (
    <g fill="none" stroke={ink} strokeWidth="0.7" strokeLinecap="round" strokeLinejoin="round">
      <path d={hairBehind} fill={ink} />
      <path d={strandsBehind} stroke={pale} strokeWidth="0.38" strokeOpacity="0.75" />
      <path d={neck} fill={skin} />
      <path d={neckShade} strokeWidth="0.45" />
      <path d={garment} fill="#2f5d8c" />
      <path d={weave} stroke="#ffffff" strokeOpacity="0.32" strokeWidth="0.4" />
      <path d={collar} fill="#2f5d8c" />
      <path d={collarRibs} stroke="#ffffff" strokeOpacity="0.5" strokeWidth="0.4" />
      <path d={ears} fill={skin} />
      <path d={earFolds} strokeWidth="0.5" />
      <path d={face} fill={skin} />
      <path d={faceShade} strokeWidth="0.36" strokeOpacity="0.75" />
      <path d={hair} fill={ink} />
      <path d={strands} stroke={pale} strokeWidth="0.4" strokeOpacity="0.8" />
      <Features />
    </g>
  );
}

function Features() {
  return (
    <>
      <path d={brows} fill={ink} strokeWidth="0.3" />
      <path d={eyeWhites} fill="#ffffff" stroke="none" />
      {[-14.5, 14.5].map((x) => (
        <g key={x} stroke="none">
          <circle cx={x} cy="50" r="3.1" fill="#3d6a94" />
          <circle cx={x} cy="50" r="1.5" fill={ink} />
          <circle cx={x + 1.1} cy="48.9" r="0.75" fill="#ffffff" />
        </g>
      ))}
      <path d={upperLids} strokeWidth="1.15" />
      <path d={lowerLids} strokeWidth="0.4" strokeOpacity="0.7" />
      <path d={lidFolds} strokeWidth="0.45" strokeOpacity="0.8" />
      <path d={nose} strokeWidth="0.6" />
      <path d={noseShade} strokeWidth="0.34" strokeOpacity="0.5" />
      <path d={lips} fill={red} fillOpacity="0.42" stroke="none" />
      <path d={mouth} strokeWidth="0.8" />
      <path d={chinShade} strokeWidth="0.36" strokeOpacity="0.7" />
    </>
  );
}

const hairBehind =
  'M-36 34C-45 54-47 82-43 99C-41 106-29 110-16 110V70H16V110C29 110 41 106 43 99C47 82 45 54 36 34Z';
const strandsBehind =
  sweep([-38, 46, -46, 66, -45, 86, -41, 100], [-33, 64, -33, 78, -30, 92, -24, 103], 7) +
  sweep([38, 46, 46, 66, 45, 86, 41, 100], [33, 64, 33, 78, 30, 92, 24, 103], 7);
const neck = 'M-16.5 80V97C-16.5 103-20 107-27 110L0 128L27 110C20 107 16.5 103 16.5 97V80Z';
const neckShade =
  sweep([-16, 91, -8, 100, 8, 103, 16.3, 92], [-14, 101, -6, 106, 10, 108, 16.5, 101], 7) +
  sweep([4, 107, 8, 107.5, 13, 106.5, 18.5, 103.5], [8, 116, 12, 115, 17, 112, 21, 107.5], 5);
const garment =
  'M-24.5 104.5C-40 111-62 114-74 128C-84 142-88 190-90 240H90C88 190 84 142 74 128C62 114 40 111 24.5 104.5C20 113 10 117.5 0 117.5C-10 117.5-20 113-24.5 104.5Z';
const weave =
  sweep([-30, 108, -50, 116, -70, 150, -78, 240], [0, 124, -3, 150, -4, 200, -4, 240], 14) +
  sweep([30, 108, 50, 116, 70, 150, 78, 240], [0, 124, 3, 150, 4, 200, 4, 240], 14);
const collar =
  'M-24.5 104.5C-20 113-10 117.5 0 117.5C10 117.5 20 113 24.5 104.5L28.5 107C24 117.5 12 123 0 123C-12 123-24 117.5-28.5 107Z';
const collarRibs = Array.from({ length: 25 }, (_, index) => {
  const turn = ((index - 12) / 12) * 1.12;
  const at = (radiusX: number, radiusY: number, top: number) =>
    `${(radiusX * Math.sin(turn)).toFixed(1)} ${(top + radiusY * Math.cos(turn)).toFixed(1)}`;
  return `M${at(26.4, 21.4, 96.6)}L${at(29.6, 25.4, 97)}`;
}).join('');
const ears =
  'M-31 46C-36.5 42-39 48-37.5 55C-36.4 61-34 67-30 65.5M31 46C36.5 42 39 48 37.5 55C36.4 61 34 67 30 65.5';
const earFolds =
  'M-32 49.5C-35 47.5-36.6 51-35.2 55.5C-34.6 58-33.8 59.6-32.6 60M32 49.5C35 47.5 36.6 51 35.2 55.5C34.6 58 33.8 59.6 32.6 60';
const face =
  'M-32 36C-32.6 50-31.6 62-29.4 71C-27 80.6-19.6 90.6-11 96.6C-5.6 100.4 5.6 100.4 11 96.6C19.6 90.6 27 80.6 29.4 71C31.6 62 32.6 50 32 36C28-2-28-2-32 36Z';
const faceShade =
  sweep([30.6, 57, 29, 70, 24, 82, 10, 96.4], [21, 64, 21.5, 71, 18, 80, 11, 89], 8) +
  sweep([-30.6, 58, -29, 70, -24, 82, -12, 95], [-26.5, 62, -26, 70, -22, 80, -14, 90], 4);
const hair =
  'M-37.6 53C-44 18-30 0 0 0C30 0 44 18 37.6 53C36.5 50.5 34.6 47 31.6 45.5C30 33 22 23-8 16.5C-20 20-29 31-31.6 45.5C-34.6 47-36.5 50.5-37.6 53Z';
const strands =
  sweep([-8, 15.5, -18, 18, -28, 27, -32.4, 43], [-4, 1.4, -26, -1, -41, 12, -38.6, 40], 9) +
  sweep([-8, 15.5, 14, 18, 27, 27, 32.4, 43], [-4, 1.4, 22, -2, 41, 10, 38.6, 40], 10);
const brows =
  'M-23.4 42.6C-19.5 38.4-13.5 37.8-7.6 39.9C-7.3 40.9-7.4 41.6-7.9 42C-13.5 40.2-18.6 40.4-23.4 42.6ZM23.4 42.6C19.5 38.4 13.5 37.8 7.6 39.9C7.3 40.9 7.4 41.6 7.9 42C13.5 40.2 18.6 40.4 23.4 42.6Z';
const eyeWhites =
  'M-21.4 50.6C-18.4 46.2-11.4 45.8-7.6 51.2C-10.6 53.8-17.6 54.2-21.4 50.6ZM21.4 50.6C18.4 46.2 11.4 45.8 7.6 51.2C10.6 53.8 17.6 54.2 21.4 50.6Z';
const upperLids = 'M-22.2 50.2C-18.6 45.8-11.2 45.6-7.6 51.2M22.2 50.2C18.6 45.8 11.2 45.6 7.6 51.2';
const lowerLids = 'M-20.6 51.3C-17 54-11 53.8-7.6 51.2M20.6 51.3C17 54 11 53.8 7.6 51.2';
const lidFolds = 'M-21.4 46.8C-17.6 43.6-11.6 43.6-8.2 46.8M21.4 46.8C17.6 43.6 11.6 43.6 8.2 46.8';
const nose =
  'M-5.9 66.4C-7 68.2-6 70.4-3.8 69.9C-2.2 71.4 2.2 71.4 3.8 69.9C6 70.4 7 68.2 5.9 66.4M4.2 54C4 58 4.4 61 5.1 63.4';
const noseShade = sweep([4.4, 46.5, 3.8, 53, 4.4, 60, 5.6, 64], [6.6, 51, 5.8, 56, 5.8, 61, 6.6, 65], 3);
const lips =
  'M-11.4 80.2C-7.6 78.2-3.4 76.6-1.4 77.2C-.6 77.5.6 77.5 1.4 77.2C3.4 76.6 7.6 78.2 11.4 80.2C7.6 84.6 4 86.2 0 86.2C-4 86.2-7.6 84.6-11.4 80.2Z';
const mouth = 'M-11.8 80.1C-7.5 80.9-3.4 80-1.6 80.2C-.6 80.5.6 80.5 1.6 80.2C3.4 80 7.5 80.9 11.8 80.1';
const chinShade = 'M-5.4 89.2C-2 90.2 2 90.2 5.4 89.2M-3.6 90.5C-1.4 91.1 1.4 91.1 3.6 90.5';
