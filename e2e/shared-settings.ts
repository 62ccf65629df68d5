/** Who reads what visitors write; pages show it in every language, so that no word of it is English. */
export const deskEmail = 'masa@vesika.xx';
export const translationService = 'https://translations.example/';

/** Of the service that files share: what a page shows only where it is set, and no limit that one file could use up for another. */
export const sharedSettings = {
  CONTACT_EMAIL: deskEmail,
  // One file alone writes to the desk.
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
