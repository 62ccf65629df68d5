import { call } from '../../../shell/api/call.ts';
import { ServiceError } from '../../../shell/api/request.ts';
import type { Letter } from './letter.ts';

export type SendFailure = 'limit' | 'mail' | 'connection' | 'other';

export async function sendMessage(letter: Letter, language: string): Promise<SendFailure | undefined> {
  try {
    await call('contact', { body: { ...letter, language } });
    return undefined;
  } catch (error) {
    return error instanceof ServiceError ? (failures[error.code] ?? 'other') : 'other';
  }
}

const failures: Partial<Record<ServiceError['code'], SendFailure>> = {
  'rate-limited': 'limit',
  'mail-unavailable': 'mail',
  connection: 'connection',
};
