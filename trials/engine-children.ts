import { readFile } from 'node:fs/promises';

/** Returns the ids of the current engine processes of a service process. */
export async function engineChildrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = text.split(' ').filter(Boolean).map(Number);
  const lines = await Promise.all(
    children.map((each) => readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '')),
  );
  return children.filter((_, index) => lines[index]!.includes('engine-entry'));
}
