import { requestLine } from '@vesika/contract';
import { call } from '../../../api/call.ts';
import { saveFile } from '../../../api/save-file.ts';

export function exportAccount(fileName: string): Promise<void> {
  return saveFile(requestLine('exportAccount').url, fileName);
}

export async function deleteAccount(proof: { email: string; password: string }): Promise<void> {
  await call('deleteAccount', { body: proof });
}
