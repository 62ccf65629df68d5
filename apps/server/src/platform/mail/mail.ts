export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who is answered, where that is not the sender. */
  replyTo?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
