import { z } from 'zod';
import { defineOperation } from './operation.ts';

export const contactTopicSchema = z.enum(['question', 'photo-rejected', 'refund', 'privacy', 'business']);

export const contact = defineOperation('contact', {
  summary: 'Send a message to the operator',
  body: z.object({
    email: z.email().max(320),
    topic: contactTopicSchema,
    message: z.string().trim().min(10).max(5000),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('en'),
  }),
  response: z.object({ sent: z.literal(true) }),
  errors: ['request-invalid', 'rate-limited', 'mail-unavailable'],
});

export type ContactTopic = z.infer<typeof contactTopicSchema>;
