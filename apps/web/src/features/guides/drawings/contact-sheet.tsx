import type { ReactNode } from 'react';
import {
  BlinkingPortrait,
  BlurredPortrait,
  GoodPortrait,
  HairPortrait,
  SmilingPortrait,
  TiltedPortrait,
} from '../../../portraits/portraits.tsx';

/** A strip of shots with the best one circled. */
export function ContactSheet() {
  const shots: [string, ReactNode][] = [
    ['blinking', <BlinkingPortrait key="blinking" />],
    ['tilted', <TiltedPortrait key="tilted" />],
    ['smiling', <SmilingPortrait key="smiling" />],
    ['blurred', <BlurredPortrait key="blurred" />],
    ['good', <GoodPortrait key="good" />],
    ['hair', <HairPortrait key="hair" />],
  ];
  return (
    <div aria-hidden="true" className="grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-6 sm:gap-x-5">
      {shots.map(([name, drawing]) => (
        <div key={name} className="relative">
          {drawing}
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
