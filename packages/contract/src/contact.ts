import { z } from 'zod';
import { boundedText } from './bounded.ts';
import { limits } from './limits.ts';
import { defineOperation } from './operation.ts';
import { languageSchema } from './vocabulary.ts';

export const contactTopicSchema = z.enum(['question', 'photo-rejected', 'refund', 'privacy', 'business']);

export const contact = defineOperation('POST /api/contact', {
  summary: 'Send a message to the operator',
  body: z.object({
    email: z.email().max(320),
    topic: contactTopicSchema,
    message: boundedText(limits.message),
    language: languageSchema,
  }),
  response: z.object({ sent: z.literal(true) }),
  errors: ['rate-limited', 'mail-unavailable'],
});

export type ContactTopic = z.infer<typeof contactTopicSchema>;
