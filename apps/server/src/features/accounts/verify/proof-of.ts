import type { MailPurpose, ProofMethod } from '../../../platform/database/schema/index.ts';

const proofs: Readonly<Record<MailPurpose, ProofMethod>> = {
  signup: 'email/signup',
  magiclink: 'otp',
  recovery: 'recovery',
  email_change: 'email_change',
  reauthentication: 'otp',
  purchase: 'otp',
};

export function proofOf(purpose: MailPurpose): ProofMethod {
  return proofs[purpose];
}
