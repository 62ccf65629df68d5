import { queryOptions } from '@tanstack/react-query';
import { askAuth } from './ask-auth.ts';

export type EnrolledFactor = Awaited<ReturnType<typeof enrolledFactors>>[number];
export type FactorToEnrol = Awaited<ReturnType<typeof enrolFactor>>;

export const factorsQuery = queryOptions({ queryKey: ['account', 'factors'], queryFn: enrolledFactors });

async function enrolledFactors() {
  const { totp } = await listFactors();
  return totp.map(({ id, friendly_name: name = '', created_at: createdAt }) => ({ id, name, createdAt }));
}

export async function enrolFactor(name: string) {
  const { all } = await listFactors();
  for (const { id, status } of all) {
    if (status === 'unverified') await removeFactor(id);
  }
  const { id, totp } = await askAuth((client) =>
    client.mfa.enroll({ factorType: 'totp', friendlyName: name }),
  );
  return { id, qrCode: totp.qr_code, secret: totp.secret };
}

export async function showFactor(factorId: string, code: string): Promise<void> {
  await askAuth((client) => client.mfa.challengeAndVerify({ factorId, code }));
}

export async function removeFactor(factorId: string): Promise<void> {
  await askAuth((client) => client.mfa.unenroll({ factorId }));
}

const listFactors = () => askAuth((client) => client.mfa.listFactors());
