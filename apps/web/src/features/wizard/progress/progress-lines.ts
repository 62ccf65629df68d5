import type { Step } from '@vesika/report';

export const progressLines = ['analyse', 'face', 'background', 'adapt'] as const;
type ProgressLine = (typeof progressLines)[number];
export type LineState = 'waiting' | 'running' | 'done';

export type MakingStep = 'upload' | Step;

export const lineOfStep: Readonly<Record<MakingStep, ProgressLine>> = {
  upload: 'analyse',
  decode: 'analyse',
  'find-face': 'face',
  matte: 'background',
  measure: 'adapt',
  frame: 'adapt',
  light: 'adapt',
  background: 'adapt',
  encode: 'adapt',
  verify: 'adapt',
  assess: 'adapt',
};
