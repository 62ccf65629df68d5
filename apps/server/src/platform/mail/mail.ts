import { ServiceError } from '../errors/service-error.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Refuses the request if the mail cannot be handed on. */
export async function sendOrRefuse(mailer: Pick<Mailer, 'send'>, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((cause: unknown) => {
    throw new ServiceError('mail-unavailable', {}, { cause });
  });
}
