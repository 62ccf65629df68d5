import { doctor } from '../features/operator/index.ts';
import { say } from './say.ts';

export async function examine(parts: Parameters<typeof doctor>[0]): Promise<number> {
  const { lines, isWell } = await doctor(parts);
  for (const line of lines) say(line);
  return isWell ? 0 : 1;
}
