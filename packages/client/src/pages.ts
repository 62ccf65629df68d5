interface Page<Item> {
  data: Item[];
  nextCursor: string | null;
}

/** Yields the items of all pages and requests each page only when it is needed. */
export async function* eachOf<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield* page.data;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
