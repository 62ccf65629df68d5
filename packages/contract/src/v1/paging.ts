import { z } from 'zod';

/** Lists are read page by page: what is added or deleted meanwhile neither doubles nor skips anything. */
export function pageQuery(limitMax: number, limitDefault: number) {
  return {
    cursor: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('`nextCursor` of the page before; absent for the first one.'),
    limit: z.coerce.number<number>().int().min(1).max(limitMax).default(limitDefault),
  };
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    nextCursor: z.string().nullable().describe('Null on the last page.'),
  });
}
