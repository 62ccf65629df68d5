import { type Program, programOf } from './program.ts';
import type { Customer, TestService } from './test-service.ts';

export const passport = { countryCode: 'BE', documentType: 'passport' };
export const visa = { countryCode: 'US', documentType: 'visa' };

/** An account whose package includes the API, with fifty credits. */
export async function businessOf(service: TestService): Promise<{ customer: Customer; program: Program }> {
  const customer = await service.customer();
  await service.giveCredits(customer, 'business-eur');
  return { customer, program: await programOf(service, customer) };
}

export async function creditsOf({ ask }: Program): Promise<number> {
  return (await ask('v1GetCredits')).json().creditsRemaining;
}

export function statusAndCode(response: { statusCode: number; json(): { code?: string } }) {
  return [response.statusCode, response.json().code];
}
