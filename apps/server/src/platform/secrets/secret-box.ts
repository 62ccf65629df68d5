import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export type SecretBox = ReturnType<typeof createSecretBox>;

const ivBytes = 12;
const tagBytes = 16;

export function createSecretBox(key: Buffer) {
  return {
    seal(plain: string) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    open(sealed: Buffer) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = decipher.update(sealed.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
