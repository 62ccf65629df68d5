import { z } from 'zod';
import { boundedText } from '../bounded.ts';
import { limits } from '../limits.ts';
import { accountErrors } from '../operation.ts';

/** Why an operator acts; it is kept in the log of acts. */
export const reasonSchema = boundedText(limits.operatorReason);
export const operatorErrors = [...accountErrors, 'operator-required'] as const;

export const done = z.object({ done: z.literal(true) });
