import { postJson } from '../../../api/request.ts';
import { saveFile } from '../../../api/save-file.ts';

export function exportAccount(fileName: string): Promise<void> {
  return saveFile('/api/account/export', fileName);
}

export async function deleteAccount(proof: { email: string; password: string }): Promise<void> {
  await postJson('/api/account/delete', proof);
}
