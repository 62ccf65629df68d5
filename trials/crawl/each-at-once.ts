/** Runs `work` on all items, a limited number at a time; the answers keep the order of the items. */
export async function eachAtOnce<Item, Answer>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = new Array(items.length);
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) answers[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}
