import { defineCheck } from '../define-check.ts';

/** Mean chroma of the face, and how much its hue varies, CIELAB. */
export const colourPresence = defineCheck({
  group: 'light',
  measures: { chroma: 'number', spread: 'number' },
  problems: ['black-and-white', 'tinted'],
  answers: ['colour', 'tinted'],
});
