import { Portrait } from '../../../portraits/portrait.tsx';

const shots = ['blinking', 'tilted', 'smiling', 'blurred', 'good', 'hair'] as const;

export function ContactSheet() {
  return (
    <div aria-hidden="true" className="grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-6 sm:gap-x-5">
      {shots.map((name) => (
        <div key={name} className="relative">
          <Portrait of={name} />
          {name === 'good' && (
            <svg
              viewBox="0 0 100 120"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              aria-hidden="true"
              className="absolute -inset-x-[16%] -inset-y-[13%] text-stamp"
            >
              <path d="M62 7C28 0 6 26 7 62C8 98 30 116 54 114C84 111 96 84 93 54C90 24 70 8 40 13" />
            </svg>
          )}
        </div>
      ))}
    </div>
  );
}
