import { z } from 'zod';
import { accountErrors } from '../operation.ts';

/** Why an operator acts; it is kept in the log of acts. */
export const reasonSchema = z.string().trim().min(3).max(500);
export const operatorErrors = [...accountErrors, 'operator-required'] as const;

export const done = z.object({ done: z.literal(true) });
