import { z } from 'zod';

/** Query of a paged list. Entries added or deleted between two requests are neither repeated nor skipped. */
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
