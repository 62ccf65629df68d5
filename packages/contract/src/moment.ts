import { z } from 'zod';

const { $schema: _, ...written } = z.toJSONSchema(z.iso.datetime());

/**
 * A time in an answer: a `Date` in the server, ISO 8601 on the wire. Answers that are stored and sent again, such as those
 * with an idempotency key, hold `z.iso.datetime()` instead.
 */
export const momentSchema = z.codec(z.iso.datetime(), z.date().meta(written), {
  decode: (text) => new Date(text),
  encode: (time) => time.toISOString(),
});
