import { z } from 'zod';

/** Query of a paged list. Entries added or deleted between two requests are neither repeated nor skipped. */
export function pageQuery(limitMax: number, limitDefault: number) {
  return {
    cursor: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('`nextCursor` of the previous page; leave it out for the first page.'),
    limit: z.coerce
      .number<number>()
      .int()
      .min(1)
      .max(limitMax)
      .default(limitDefault)
      .describe('Maximum number of entries on the page.'),
  };
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item).describe('Entries of the page.'),
    nextCursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
  });
}
