import { type V1OperationId, v1Operations } from '@vesika/contract';

export function v1Address(origin: string, id: V1OperationId, params: Record<string, string> = {}): string {
  const path = v1Operations[id].path.replace(/:(\w+)/g, (_, name) => params[name] ?? '');
  return new URL(path, origin).href;
}
