import { defineCheck } from '../define-check.ts';

/** Mean chroma of the face and the variation of its hue, CIELAB. */
export const colourPresence = defineCheck({
  group: 'light',
  measures: { chroma: 'number', spread: 'number' },
  problems: ['black-and-white', 'tinted'],
  answers: ['colour', 'tinted'],
});
