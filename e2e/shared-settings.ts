/** Recipient of the contact form. Pages show it in every language, so it contains no English word. */
export const deskEmail = 'masa@vesika.xx';
export const translationService = 'https://translations.example/';

/**
 * Settings of the shared service: what pages show only if it is set, and limits that one file cannot exhaust for
 * another.
 */
export const sharedSettings = {
  CONTACT_EMAIL: deskEmail,
  // Only one test file uses the contact form.
  CONTACT_PER_ADDRESS: '1',
  TRANSLATION_SERVICE_URL: translationService,
  RATE_LIMIT_PER_ADDRESS: '100000',
  AUTH_ATTEMPTS_PER_ADDRESS: '100000',
  AUTH_MAILS_PER_ADDRESS: '100000',
  ENGINE_QUEUE_PER_ADDRESS: '1000',
  PREVIEWS_PER_ADDRESS: '100000',
  PREVIEWS_PER_ORIGINAL: '100000',
  UPLOADS_PER_ADDRESS: '1000',
  UPLOAD_MB_PER_ADDRESS: '100000',
};
