import { z } from 'zod';

/** Text of a form field, without the spaces around it. */
export const boundedText = ({ minLength, maxLength }: { minLength?: number; maxLength: number }) => {
  const text = z.string().trim();
  return (minLength === undefined ? text : text.min(minLength)).max(maxLength);
};

export const boundedInt = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);
